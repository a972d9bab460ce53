import { screen, waitFor, within } from '@testing-library/react';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { AT, HEAD, MALINI, renderPerson, tick } from '../../../test/renderPerson';

describe('a person', () => {
  it('is corrected in the ticked records: only what was changed, and of the version that was shown', async () => {
    const { user, sent, headers } = renderPerson({ ...MALINI, email: 'm@example.org', updatedAt: AT });
    await user.click(await screen.findByRole('button', { name: 'Edit for Malini' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the details of Malini' });
    const name = within(dialog).getByLabelText('Name (optional)');
    await user.clear(name);
    await user.type(name, 'Malini Perera');
    await user.click(tick(dialog, /Calm mornings/));
    await user.click(within(dialog).getByRole('button', { name: 'Correct 1 record' }));
    expect(await screen.findByText('The details were corrected in 1 record.')).toBeTruthy();
    const body = { name: 'Malini Perera', records: ['b1'] };
    expect(sent).toEqual([{ method: 'PUT', path: '/people/b1', body }]);
    expect(headers[0]?.get('If-Match')).toBe(`"${AT}"`);
  });

  it('that a colleague has corrected meanwhile is shown beside what was typed, which is kept and can be sent', async () => {
    expectFailedRequests();
    const read = { ...MALINI, updatedAt: AT };
    const theirs = { ...read, name: 'Malini Silva', updatedAt: '2026-11-22T05:00:00.000Z' };
    const { user, sent, headers, stored } = renderPerson(read);
    stored.changes = [{ who: HEAD.email, createdAt: theirs.updatedAt, fields: ['name'] }];
    await user.click(await screen.findByRole('button', { name: 'Edit for Malini' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the details of Malini' });
    const name = within(dialog).getByLabelText('Name (optional)');
    await user.type(name, ' Perera');
    stored.person = theirs;
    await user.click(within(dialog).getByRole('button', { name: 'Correct 2 records' }));
    const conflict = () => screen.findByRole('dialog', { name: 'Someone else has changed this in the meantime' });
    expect((await conflict()).textContent).toContain('It now says:Name: Malini SilvaYou typed:Name: Malini Perera');
    expect(await screen.findByText(/^Nirmala Perera changed it, 22 Nov 2026, 10:30/)).toBeTruthy();
    await user.click(within(await conflict()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(name).toHaveProperty('value', 'Malini Perera');
    await user.click(within(dialog).getByRole('button', { name: 'Correct 2 records' }));
    await user.click(within(await conflict()).getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('The details were corrected in 2 records.')).toBeTruthy();
    const versions = headers.map((header) => header.get('If-Match'));
    expect(versions).toEqual([read, read, theirs].map(({ updatedAt }) => `"${updatedAt}"`));
    expect(sent[2]?.body).toEqual({ name: 'Malini Perera', records: ['b1', 'r1'] });
  });

  it('of which a colleague has changed something else meanwhile is corrected, and nothing of theirs undone', async () => {
    const read = { ...MALINI, updatedAt: AT };
    const { user, sent, stored } = renderPerson(read);
    await user.click(await screen.findByRole('button', { name: 'Edit for Malini' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the details of Malini' });
    await user.type(within(dialog).getByLabelText('Name (optional)'), ' Perera');
    stored.person = { ...read, phone: '0770000000', updatedAt: '2026-11-22T05:00:00.000Z' };
    await user.click(within(dialog).getByRole('button', { name: 'Correct 2 records' }));
    expect(await screen.findByText('The details were corrected in 2 records.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([1, 2].map(() => ({ name: 'Malini Perera', records: ['b1', 'r1'] })));
  });
});
