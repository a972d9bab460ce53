import { screen, waitFor, within } from '@testing-library/react';
import { MALINI, renderPerson, tick } from '../../../test/renderPerson';

describe('a person', () => {
  it('is erased with a reason, record by record, and the list follows', async () => {
    const { user, sent } = renderPerson(MALINI, { erased: { bookings: 1, messages: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Erase records' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase records of Malini?' });
    const own = tick(dialog, /^Malini, Shadow teacher for school, Kasun 0771234567, 22 Nov 2026/);
    expect([own.checked, tick(dialog, /Calm mornings/).checked]).toEqual([true, true]);
    // Whoever erases a booking cancels its sessions to come, too.
    expect(within(dialog).getByText(/ messages, notes, sessions and goals, are removed /)).toBeTruthy();
    expect(within(dialog).getByText('Records ticked: 2 of 2')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Erase 2 records' }));
    expect(await within(dialog).findByText('Enter the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(own);
    await user.click(tick(dialog, /Calm mornings/));
    await user.click(within(dialog).getByRole('button', { name: 'Erase 0 records' }));
    const said = await within(dialog).findByRole('alert');
    expect(said.textContent).toBe('Tick at least one record.');
    // Announced again by a second press.
    await user.click(within(dialog).getByRole('button', { name: 'Erase 0 records' }));
    await waitFor(() => expect(said.isConnected).toBe(false));
    expect(within(dialog).getByRole('alert').textContent).toBe('Tick at least one record.');
    expect(sent).toEqual([]);
    await user.click(own);
    await user.click(within(dialog).getByRole('button', { name: 'Erase 1 record' }));
    expect(await screen.findByText('Erased for good: 2 records.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'People and their data' })).toBeTruthy();
    const body = { reason: 'She asked.', records: ['b1'] };
    expect(sent).toEqual([{ method: 'POST', path: '/people/b1/erase', body }]);
  });

  it('does not flash on the list after it was erased', async () => {
    const { user, lists } = renderPerson(MALINI, { erased: { bookings: 1 } }, 200, '/people-list');
    await user.click(await screen.findByRole('link', { name: 'Malini' }));
    await user.click(await screen.findByRole('button', { name: 'Erase records' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Reason'), 'She asked.');
    lists['people-list'] = new Promise(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Erase 2 records' }));
    expect(await screen.findByRole('heading', { name: 'People and their data' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Malini' })).toBeNull();
  });

  it('keeps the reason that was typed where it cannot be erased', async () => {
    const { user } = renderPerson(MALINI, { message: 'The store is away.' }, 503);
    await user.click(await screen.findByRole('button', { name: 'Erase records' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Erase 2 records' }));
    expect(await within(dialog).findByText(/^It could not be erased\. The store is away\./)).toBeTruthy();
    expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'She asked.');
  });
});
