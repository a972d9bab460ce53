import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Person, RecordLine } from './person';
import { AT, MALINI, renderPerson, tick } from '../../../test/renderPerson';
import { losingTheFirst } from '../../../test/losingTheFirst';

describe('everything about a person', () => {
  it('is on one page: records with their status, and what was told when', async () => {
    renderPerson();
    const booking = await screen.findByRole('link', { name: 'Kasun, Shadow teacher for school' });
    expect(booking.getAttribute('href')).toBe('/manage-shadow-teacher-booking/b1/show');
    expect(within(booking.closest('li') as HTMLElement).getByText('Pending')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Calm mornings' }).getAttribute('href')).toBe('/courseRequests/r1/show');
    expect(await screen.findByText(/^Told by phone by Nirmala Perera, 22 Nov 2026/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Applications' })).toBeNull();
  });

  it('has on paper what each record holds, what was added to it, and the words of what was told', async () => {
    const answers = {
      requirementsNeeds: 'Help with writing',
      diagnosedCondition: 'Autism spectrum',
      notAtSchool: true,
      language: 'en' as const,
      notes: [
        {
          at: AT,
          text: 'She has a new number.',
        },
      ],
    };
    const bookings = MALINI.bookings.map((booking) => ({ ...booking, ...answers }));
    renderPerson({ ...MALINI, bookings, told: MALINI.told.map((one) => ({ ...one, text: 'Hello Malini' })) });
    const booking = within((await screen.findByRole('link', { name: /^Kasun/ })).closest('li') as HTMLElement);
    for (const text of ['Help with writing', 'Autism spectrum', 'Not at school yet', 'She has a new number.']) {
      expect(booking.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('Hello Malini')).toBeTruthy();
  });

  it('is opened from the list', async () => {
    const { user } = renderPerson(MALINI, {}, 200, '/people-list');
    const row = (await screen.findByRole('link', { name: 'Malini' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Kasun')).toBeTruthy();
    expect(within(row).getByText('2')).toBeTruthy();
    await user.click(within(row).getByRole('link', { name: 'Malini' }));
    expect(await screen.findByRole('link', { name: 'Kasun, Shadow teacher for school' })).toBeTruthy();
  });

  it('says of a record who sent it, where that is another name', async () => {
    const records = MALINI.records.map((line) =>
      line._id === 'r1' ? { ...line, name: 'Ruwan Fernando' } : { ...line, name: ' MALINI' },
    );
    renderPerson({ ...MALINI, records });
    const line = (await screen.findByRole('link', { name: 'Calm mornings' })).closest('li') as HTMLElement;
    expect(within(line).getByText('Sent by Ruwan Fernando')).toBeTruthy();
    expect(screen.getAllByText(/^Sent by/)).toHaveLength(1);
  });

  it('records a data request, with its due date', async () => {
    const { user, sent } = renderPerson(MALINI, { dueOn: '2026-12-22' });
    await user.click(await screen.findByRole('button', { name: 'Record a data request' }));
    const dialog = await screen.findByRole('dialog', { name: 'What did Malini ask for?' });
    await user.click(within(dialog).getByRole('button', { name: 'Record the request' }));
    expect(await within(dialog).findByText('Choose what they asked for.')).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('Request'), 'Erasure');
    await user.click(within(dialog).getByRole('button', { name: 'Record the request' }));
    expect(await screen.findByText('Recorded. It is due on 22 Dec 2026.')).toBeTruthy();
    expect(sent).toMatchObject([{ method: 'POST', path: '/people/b1/data-requests', body: { kind: 'erasure' } }]);
  });

  it('records a data request once where the first answer was lost', async () => {
    const { user } = renderPerson(MALINI, { dueOn: '2026-12-22' });
    const keys = losingTheFirst('/people/b1/data-requests');
    await user.click(await screen.findByRole('button', { name: 'Record a data request' }));
    await user.selectOptions(await screen.findByLabelText('Request'), 'Erasure');
    const record = () => user.click(screen.getByRole('button', { name: 'Record the request' }));
    await record();
    expect(await screen.findByText(/^It is not known whether this arrived\./)).toBeTruthy();
    await record();
    expect(await screen.findByText('Recorded. It is due on 22 Dec 2026.')).toBeTruthy();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('shows data requests, which are closed with a note', async () => {
    const asked: Person['dataRequests'][number] = {
      _id: 'd1',
      reference: 'OS-AAAA-BBBB',
      recordedBy: 'head@onestep.test',
      kind: 'access',
      status: 'open',
      receivedAt: '2026-01-05T00:00:00.000Z',
      dueOn: '2026-02-04',
    };
    const { user, sent } = renderPerson({ ...MALINI, dataRequests: [asked] });
    expect(await screen.findByText('OS-AAAA-BBBB, received on 5 Jan 2026')).toBeTruthy();
    expect(screen.getByText('Late: due 4 Feb 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close OS-AAAA-BBBB' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close OS-AAAA-BBBB' });
    await user.type(within(dialog).getByLabelText('What was done, or why not'), 'By post.');
    await user.click(within(dialog).getByRole('button', { name: 'Close the request' }));
    expect(await screen.findByText('The request is closed.')).toBeTruthy();
    const body = { status: 'done', sentence: 'By post.' };
    expect(sent).toEqual([{ method: 'POST', path: '/data-requests/d1/close', body }]);
  });

  it.each([
    ['Edit for Malini', 'Correct'],
    ['Export as a file', 'Export'],
    ['Record withdrawal', 'Stop work on'],
    ['Erase records', 'Erase'],
  ])('ticks only the records of the same name at first, of a family those of its contacts: %s', async (button, act) => {
    const [booking, request] = MALINI.records as [RecordLine, RecordLine];
    const records = [{ ...booking, name: ' MALINI' }, request, { ...request, _id: 'r2', name: 'Ruwan Fernando' }];
    const contacts = [{ name: 'Malini' }];
    const { user } = renderPerson({ ...MALINI, records });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    expect(tick(dialog, /^Ruwan Fernando,/).checked).toBe(false);
    expect(within(dialog).getByText('Records ticked: 2 of 3')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: `${act} 2 records` })).toBeTruthy();
    cleanup();
    renderPerson({ ...MALINI, name: 'Malini', family: { name: 'Perera', contacts }, records });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('Records ticked: 2 of 3')).toBeTruthy();
  });

  it('is handed out: the ticked records', async () => {
    // A link to a place on the page: jsdom follows no other.
    URL.createObjectURL = () => '#file';
    URL.revokeObjectURL = () => undefined;
    const asked: Person['dataRequests'][number] = {
      _id: 'd1',
      reference: 'OS-AAAA-BBBB',
      recordedBy: 'head@onestep.test',
      kind: 'access',
      status: 'open',
      receivedAt: '2026-01-05T00:00:00.000Z',
      dueOn: '2026-02-04',
    };
    const records = MALINI.records.map((line) => (line._id === 'r1' ? { ...line, name: 'Ruwan' } : line));
    const { user, sent } = renderPerson({ ...MALINI, records, dataRequests: [asked] });
    await user.click(await screen.findByRole('button', { name: 'Export as a file' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export the records of Malini' });
    expect(tick(dialog, /^Ruwan, Course request, Calm mornings/).checked).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Export 1 record' }));
    expect(await screen.findByText(/stays open until you say that it was handed over\.$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Handed over OS-AAAA-BBBB' }));
    expect(await screen.findByText('The request is closed.')).toBeTruthy();
    const body = { status: 'done', sentence: 'A copy was handed over.' };
    expect(sent).toEqual([
      { method: 'POST', path: '/people/b1/export', body: { records: ['b1'] } },
      { method: 'POST', path: '/data-requests/d1/close', body },
    ]);
  });

  it('is handed out and corrected as a family to which no record belongs yet: the server refuses an empty list', async () => {
    URL.createObjectURL = () => '#file';
    URL.revokeObjectURL = () => undefined;
    const family = { name: 'Perera', contacts: [{ name: 'Malini' }] };
    const { user, sent } = renderPerson({ ...MALINI, bookings: [], courseRequests: [], records: [], told: [], family });
    await user.click(await screen.findByRole('button', { name: 'Export as a file' }));
    await user.click(await screen.findByRole('button', { name: 'Export 0 records' }));
    expect(await screen.findByText('The file is in your downloads.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit for Malini' }));
    await user.type(await screen.findByLabelText('Email (optional)'), 'm@example.org');
    await user.click(screen.getByRole('button', { name: 'Correct 0 records' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { method: 'POST', path: '/people/b1/export', body: {} },
      { method: 'PUT', path: '/people/b1', body: { email: 'm@example.org' } },
    ]);
  });

  it('says that the consent was withdrawn, which can be taken back where it was', async () => {
    const records = MALINI.records.map((line) => ({ ...line, ...(line._id === 'b1' && { consentWithdrawnAt: AT }) }));
    const { user, sent } = renderPerson({ ...MALINI, records, consentWithdrawnAt: AT });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The consent was withdrawn 22 Nov 2026/);
    await user.click(screen.getByRole('button', { name: 'Record consent' }));
    await user.click(await screen.findByRole('button', { name: 'Go on with 1 record' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText('These records can be worked on again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Record withdrawal' }));
    await user.click(await screen.findByRole('button', { name: 'Stop work on 1 record' }));
    expect(await screen.findByText('Work on these records is stopped.')).toBeTruthy();
    expect(sent).toEqual([
      { method: 'DELETE', path: '/people/b1/withdraw', body: { records: ['b1'] } },
      { method: 'POST', path: '/people/b1/withdraw', body: { records: ['r1'] } },
    ]);
  });
});
