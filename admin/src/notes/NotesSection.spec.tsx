import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { losingTheFirst } from '../../test/losingTheFirst';
import { NotesSection } from './NotesSection';

const NOTE = {
  _id: 'n1',
  kind: 'call',
  text: 'Rang at nine.',
  by: 'head@onestep.test',
  createdAt: '2026-11-22T04:00:00.000Z',
};

/** The section below a booking, on a server that keeps notes and refuses what the test says. */
function renderNotes(refused: string[] = []) {
  let kept: object[] = [NOTE];
  const sent: { method: string; path: string; body: unknown }[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    const method = init?.method ?? 'GET';
    if (refused.includes(method)) return Promise.resolve(Response.json({ message: 'Away.' }, { status: 503 }));
    if (method === 'GET') return Promise.resolve(Response.json(kept));
    const body = JSON.parse((init?.body as string | undefined) ?? 'null') as object;
    sent.push({ method, path: address as string, body });
    kept = method === 'POST' ? [{ ...NOTE, ...body, _id: 'n2' }, ...kept] : [];
    return Promise.resolve(Response.json({}));
  };
  const user = renderAdmin(
    <RecordContextProvider value={{ id: 'b1' }}>
      <NotesSection entity="booking" />
    </RecordContextProvider>,
    {},
  );
  return { user, sent };
}

describe('notes of the team', () => {
  it('show who wrote them and when, in Sri Lanka time', async () => {
    renderNotes();
    const note = (await screen.findByText('Rang at nine.')).closest('li');
    expect(note?.textContent).toContain('Phone call, head@onestep.test, 22 Nov 2026, 9:30');
  });

  it('are added once with a double click', async () => {
    const { user, sent } = renderNotes();
    await user.type(await screen.findByLabelText('Note for the team'), 'Calls back.');
    const add = screen.getByRole('button', { name: 'Add the note' });
    fireEvent.click(add);
    fireEvent.click(add);
    await waitFor(() => expect(screen.getByLabelText('Note for the team')).toHaveProperty('value', ''));
    expect(sent).toHaveLength(1);
  });

  it('are added, and the form is empty for the next one', async () => {
    const { user, sent } = renderNotes();
    await screen.findByText('Rang at nine.');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Phone call');
    await user.type(screen.getByLabelText('Note for the team'), 'Calls back.');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(screen.getByLabelText('Note for the team')).toHaveProperty('value', ''));
    expect(within(screen.getByRole('list')).getByText('Calls back.')).toBeTruthy();
    const body = { entity: 'booking', recordId: 'b1', kind: 'call', text: 'Calls back.' };
    expect(sent).toEqual([{ method: 'POST', path: '/notes', body }]);
    // The form that had the focus is another by now.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Team notes'));
  });

  it('keep what was typed where it cannot be saved', async () => {
    const { user } = renderNotes(['POST']);
    await screen.findByText('Rang at nine.');
    await user.type(screen.getByLabelText('Note for the team'), 'Calls back.');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    expect(await screen.findByText(/^The note could not be saved\./)).toBeTruthy();
    expect(screen.getByLabelText('Note for the team')).toHaveProperty('value', 'Calls back.');
  });

  it('are kept once where the first answer was lost', async () => {
    const { user } = renderNotes();
    const keys = losingTheFirst('/notes');
    await user.type(await screen.findByLabelText('Note for the team'), 'Calls back.');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    await screen.findByText(/^It is not known whether this arrived\./);
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(screen.getByLabelText('Note for the team')).toHaveProperty('value', ''));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('are deleted after a question', async () => {
    const { user, sent } = renderNotes();
    await user.click(
      await screen.findByRole('button', { name: /^Delete the note of head@onestep\.test, 22 Nov 2026/ }),
    );
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Note deleted.')).toBeTruthy();
    expect(sent).toEqual([{ method: 'DELETE', path: '/notes/n1', body: null }]);
    await waitFor(() => expect(screen.queryByText('Rang at nine.')).toBeNull());
  });

  it('are added anew once the one whose first answer was lost is deleted', async () => {
    const { user } = renderNotes();
    const keys = losingTheFirst('/notes');
    await user.type(await screen.findByLabelText('Note for the team'), 'Calls back.');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    await screen.findByText(/^It is not known whether this arrived\./);
    await user.click(screen.getByRole('button', { name: /^Delete the note of / }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('Note deleted.');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(screen.getByLabelText('Note for the team')).toHaveProperty('value', ''));
    expect(new Set(keys).size).toBe(2);
  });

  it('say so where they cannot be fetched', async () => {
    renderNotes(['GET']);
    expect(await screen.findByText(/^The notes could not be loaded\./, {}, { timeout: 10_000 })).toBeTruthy();
  }, 15_000);
});
