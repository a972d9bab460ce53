import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { Announcement } from './Announcement';

const announced = (text: string, day: string, who = 'anula@onestep.test') => ({
  _id: day,
  text,
  who,
  createdAt: `2026-11-${day}T04:00:00.000Z`,
  updatedAt: `2026-11-${day}T04:00:00.000Z`,
});
const FIRST = announced('Closed on Monday.', '20');

type Announced = ReturnType<typeof announced> | null;

/** The dashboard's announcement; `colleague` says what a colleague announces while the form is open. */
async function changeIt(first: Announced) {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  let current = first;
  const sent: (string | null)[] = [];
  globalThis.fetch = (_address, init) => {
    if (init?.method !== 'PUT') return Promise.resolve(Response.json({ announcement: current }));
    const headers = new Headers(init.headers);
    const read = headers.get('If-Match') ?? headers.get('If-None-Match');
    sent.push(read);
    const isCurrent = read === (current ? `"${current.updatedAt}"` : '*');
    if (!isCurrent) return Promise.resolve(Response.json({ message: 'Changed.' }, { status: 412 }));
    current = announced((JSON.parse(init.body as string) as { text: string }).text, '23');
    return Promise.resolve(Response.json({ announcement: current }));
  };
  const getList = () =>
    Promise.resolve({ data: [{ id: 'a', email: 'second@onestep.test', full_name: 'Second' }], total: 1 });
  const user = renderAdmin(<Announcement />, { getList } as unknown as Partial<DataProvider>);
  await user.click(await screen.findByRole('button', { name: 'Change the announcement' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Announcement (optional)' });
  const announce = async () => user.click(screen.getByRole('button', { name: 'Announce' }));
  const colleague = (now: Announced) => {
    current = now;
  };
  return { user, field, announce, sent, colleague };
}

const conflict = () => screen.findByRole('dialog', { name: 'Someone else has changed this in the meantime' });

describe('an announcement', () => {
  it('of a colleague can be kept, and changed from there', async () => {
    const { user, field, announce, sent, colleague } = await changeIt(FIRST);
    await user.type(field, ' All day.');
    const theirs = announced('Open on Monday after all.', '22');
    colleague(theirs);
    await announce();
    await user.click(within(await conflict()).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(field.value).toBe(theirs.text));
    await user.type(field, ' Until 5.');
    await announce();
    expect(await screen.findByText('Open on Monday after all. Until 5.', { selector: 'p' })).toBeTruthy();
    expect(sent).toEqual([FIRST, theirs].map(({ updatedAt }) => `"${updatedAt}"`));
  });

  it('that a colleague has changed meanwhile is shown beside what was typed, and replaced only then', async () => {
    const { user, field, announce, sent, colleague } = await changeIt(FIRST);
    await user.type(field, ' All day.');
    const theirs = announced('Open on Monday after all.', '22', 'second@onestep.test');
    colleague(theirs);
    await announce();
    const dialog = await conflict();
    await within(dialog).findByText('Second changed it, 22 Nov 2026, 9:30. Your changes are not saved yet.');
    expect(dialog.textContent).toContain(
      'It now says:Announcement: Open on Monday after all.You typed:Announcement: Closed on Monday. All day.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field.value).toBe('Closed on Monday. All day.');
    expect(sent).toEqual([`"${FIRST.updatedAt}"`]);
    await announce();
    await user.click(within(await conflict()).getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Closed on Monday. All day.', { selector: 'p' })).toBeTruthy();
    expect(sent).toEqual([FIRST, FIRST, theirs].map(({ updatedAt }) => `"${updatedAt}"`));
  });

  it('where there was none does not replace one that came meanwhile; one taken down is said', async () => {
    const { user, field, announce, sent, colleague } = await changeIt(null);
    await user.type(field, 'Mine');
    colleague(FIRST);
    await announce();
    expect((await conflict()).textContent).toContain(`It now says:Announcement: ${FIRST.text}`);
    colleague(null);
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('It now says:Announcement: –'));
    expect(field.value).toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Mine', { selector: 'p' })).toBeTruthy();
    expect(sent).toEqual(['*', `"${FIRST.updatedAt}"`, '*']);
  });
});
