import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, ShowBase, type DataProvider } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { AnswerForm } from './AnswerForm';
import { ContactStatusField } from './ContactStatusField';

const READ = { id: 'm1', name: 'Malini', status: 'new', updatedAt: '2026-01-01T00:00:00.000Z' };
const NOW = { ...READ, status: 'closed', updatedAt: '2026-01-02T00:00:00.000Z' };

/** The page about a message, and what it reads; an answer is answered the message with `more`. */
function renderContact(
  contact: object,
  pieces: ReactNode,
  update: (sent: unknown, headers: Headers) => void = () => undefined,
  more: object = {},
  onRead: (resource: string) => void = () => undefined,
) {
  localStorage.setItem('token', 'x');
  globalThis.fetch = (_address, init) => {
    update(JSON.parse(init?.body as string), new Headers(init?.headers));
    return Promise.resolve(Response.json({ _id: 'm1', ...contact, ...more }));
  };
  const provider = {
    getOne: (resource: string) => {
      onRead(resource);
      return Promise.resolve({ data: contact });
    },
    getList: (resource: string) => {
      if (resource !== 'admin-accounts') onRead(resource);
      return Promise.resolve({ data: [], total: 0 });
    },
  };
  return renderAdmin(
    <ResourceContextProvider value="getcontact">
      <ShowBase id="m1" loading={<></>}>
        {pieces}
      </ShowBase>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
  );
}

describe('the state of a message', () => {
  it.each([
    [{ status: 'answered', toTell: true }, 'Answer written, not sent yet'],
    [{ status: 'answered', told: { at: READ.updatedAt, by: 'phone', who: 'a@onestep.test' } }, 'Answered'],
    [{ status: 'closed' }, 'Closed'],
  ])('%j is said as "%s"', async (state, label) => {
    renderContact({ ...READ, ...state }, <ContactStatusField />);
    expect(await screen.findByText(label, { exact: true })).toBeTruthy();
  });
});

describe('the answer to a message', () => {
  it('stands between greeting and signature as it goes out, in the language of its writer or another', async () => {
    const sent: unknown[] = [];
    const user = renderContact({ ...READ, language: 'ta' }, <AnswerForm />, (body) => sent.push(body));
    const frame = await screen.findByRole('group', { name: 'The answer as it goes out' });
    expect(frame.textContent).toMatch(/வணக்கம் Malini,.*One Step\nஎங்களை அழையுங்கள்: 011 234 5678/s);
    await user.selectOptions(screen.getByRole('combobox', { name: /Language/ }), 'si');
    expect(frame.textContent).toMatch(/ආයුබෝවන් Malini,.*One Step\nඅපට කතා කරන්න: 011 234 5678/s);
    await user.type(screen.getByRole('textbox'), 'On Monday.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    await waitFor(() => expect(sent).toEqual([{ text: 'On Monday.', language: 'si' }]));
  });

  it('is shown as it goes out without being read: it comes with the message that was answered', async () => {
    const text = 'வணக்கம் Malini,\n\nOn Monday.';
    const channel = { to: '0771234567', channel: 'phone', status: 'waiting', phone: '0771234567' };
    const message = { _id: 'o1', template: 'contact-answered', language: 'ta', text, ...channel };
    const preferred: (string | null)[] = [];
    const answered = {
      status: 'answered',
      toTell: true,
      answer: { text: 'On Monday.', at: NOW.updatedAt, by: 'a@b.lk' },
    };
    const read: string[] = [];
    const pieces = (
      <>
        <ContactStatusField />
        <AnswerForm />
      </>
    );
    const sent = (_body: unknown, headers: Headers) => preferred.push(headers.get('Prefer'));
    const user = renderContact(READ, pieces, sent, { ...answered, outgoing: [message] }, (resource) =>
      read.push(resource),
    );
    await user.type(await screen.findByRole('textbox'), 'On Monday.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText(/^வணக்கம் Malini,/)).toBeTruthy();
    // The page follows too.
    expect(await screen.findByText('Answer written, not sent yet')).toBeTruthy();
    expect(screen.getByText('On Monday.')).toBeTruthy();
    expect(preferred).toEqual(['outgoing']);
    expect(read).toEqual(['getcontact']);
  });

  it('greets nobody by a number', async () => {
    renderContact({ ...READ, name: '0771234567', phone: '0771234567' }, <AnswerForm />);
    const frame = await screen.findByRole('group', { name: 'The answer as it goes out' });
    expect(frame.textContent).toMatch(/Hello,/);
    expect(frame.textContent).not.toContain('0771234567');
  });

  /** The form, where a colleague has changed the message to `now` since it was opened. */
  async function answerAfter(now: typeof NOW & { answer?: object }, more: object = {}) {
    localStorage.setItem('token', 'x');
    expectFailedRequests();
    const versions: (string | null)[] = [];
    let message: object = { ...READ, ...more };
    globalThis.fetch = (address, init) => {
      if (address === '/user/me') return Promise.resolve(Response.json({ user: { _id: 'a1', email: 'a@b.lk' } }));
      const version = new Headers(init?.headers).get('If-Match');
      versions.push(version);
      message = now;
      const isCurrent = version === `"${now.updatedAt}"`;
      const body = isCurrent ? { _id: READ.id, ...now } : { message: 'Somebody has changed it.' };
      return Promise.resolve(Response.json(body, { status: isCurrent ? 200 : 412 }));
    };
    const provider = {
      getOne: () => Promise.resolve({ data: message }),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    };
    const user = renderAdmin(
      <ResourceContextProvider value="getcontact">
        <ShowBase id="m1" loading={<></>}>
          <AnswerForm />
        </ShowBase>
      </ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
    );
    const answer = await screen.findByRole<HTMLInputElement>('textbox');
    await user.type(answer, 'On Monday.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    return { user, answer, versions };
  }
  const BOTH = [`"${READ.updatedAt}"`, `"${NOW.updatedAt}"`];

  it('to a message that a colleague has closed asks first, and is sent about the message as it is now', async () => {
    const { user, answer, versions } = await answerAfter(NOW);
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this in the meantime' });
    expect(dialog.textContent).toContain(
      'It now says:Status: ClosedYou typed:Language of the family: –Answer: On Monday.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answer.value).toBe('On Monday.');
    expect(versions).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    await user.click(await screen.findByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(versions.slice(1)).toEqual(BOTH));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  });

  it('that a colleague has given already is shown beside the own one', async () => {
    const given = { text: 'On Tuesday.', at: NOW.updatedAt, by: 'second@onestep.test' };
    const { user, answer, versions } = await answerAfter({ ...NOW, status: 'answered', answer: given });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/It now says:.*Answer: On Tuesday\..*You typed:.*Answer: On Monday\./);
    expect(await screen.findByText(/^second@onestep\.test changed it, 2 Jan 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(answer.value).toBe('On Tuesday.'));
    expect(versions).toHaveLength(1);
  });

  it('is not written a second time where only the answer of the server was lost', async () => {
    const given = { text: 'On Monday.', language: 'ta', at: NOW.updatedAt, by: 'a@b.lk' };
    const now = { ...NOW, status: 'answered', answer: given };
    const { versions } = await answerAfter(now, { language: 'ta' });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(versions).toHaveLength(1);
  });

  it('is sent about a message in which something else was changed, unasked', async () => {
    const { versions } = await answerAfter({ ...NOW, status: READ.status });
    await waitFor(() => expect(versions).toEqual(BOTH));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
