import { act, screen, waitFor } from '@testing-library/react';
import {
  field,
  forgetAll,
  keyOf,
  kept,
  sampleForm,
  sendButton,
  summary,
  summaryFocused,
  summaryLinks,
} from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';

beforeEach(forgetAll);

describe('a form that does not go through', () => {
  const FIELD = { errors: { name: 'Name must be 20 characters or fewer.', nobody: 'No such field.' } };
  const TAKEN = { message: 'Taken.', errors: { name: 'Taken by somebody.' } };

  it.each([
    ['a field', { status: 400, body: FIELD }, 'en', ['Name must be 20 characters or fewer.']],
    ['a field, in Sinhala', { status: 400, body: FIELD }, 'si', ['Name: අකුරු 20ක් හෝ ඊට අඩුවෙන් ලියන්න.']],
    [
      'an address that is taken',
      { status: 409, body: TAKEN },
      'en',
      ['This email address is already registered. Log in, or use another email address.'],
    ],
  ] as const)('leads to %s the server names', async (_, answer, language, texts) => {
    serverThat(answer);
    const { user } = sampleForm({}, language);
    await user.type(field('Name'), 'Nimal');
    await user.click(sendButton());
    await summaryFocused();
    expect(summaryLinks()).toEqual(texts);
    // The error is shown at its field, and not a second time.
    expect(summary()?.querySelector('p')).toBeNull();
  });

  it.each([
    ['the server’s own sentence', { status: 400, body: { message: 'Not today.' } }, 'Not today.', 'Send'],
    ['the form’s sentence', { status: 400 }, 'It was refused.', 'Send'],
    ['how long to wait', { status: 429, headers: { 'Retry-After': '300' } }, 'Wait 5 minutes', 'Send'],
    ['that it broke', { status: 500 }, 'It broke.', 'Try again'],
    ['that later changes did not arrive', { status: 422 }, 'Your later changes did not reach us.', 'Send'],
    ['that the answer was lost', 'lost', 'nothing will be sent twice', 'Try again'],
  ] as const)('says %s', async (_, answer, text, next) => {
    serverThat(answer);
    const { user } = sampleForm();
    await user.type(field('Name'), 'Nimal');
    await user.click(sendButton());
    await summaryFocused();
    expect(summary()?.textContent).toContain(text);
    expect(sendButton().textContent).toBe(next);
    expect(field('Name').value).toBe('Nimal');
  });

  it.each([
    ['at once', false],
    ['after a reload', true],
  ])(
    'sends under a new key %s, as a second message, what was changed after the first had arrived',
    async (_, reload) => {
      const calls = serverThat('lost', { status: 422 });
      const first = sampleForm({ answered: true });
      await first.user.type(field('Name'), 'Nimal');
      await first.user.click(sendButton());
      await summaryFocused();
      expect(summary()?.querySelector('h2')?.textContent).toBe('It may not have arrived');
      // Nothing is typed after the reload: the key that was used up must not come back with the draft either.
      await first.user.type(field('Name'), 'a');
      if (reload) first.unmount();
      const { user } = reload ? sampleForm({ answered: true }) : first;
      await user.click(sendButton());
      await screen.findByText(/^We already have what you sent first\./);
      expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
      expect(summary()?.querySelector('h2')?.textContent).toBe('Your changes are not sent yet');
      const spent = keyOf(calls[0]) ?? '';
      expect(kept()).not.toContain(spent);
      await user.click(sendButton());
      await waitFor(() => expect(field('Name').value).toBe(''));
      expect(keyOf(calls[2])).not.toBe(spent);
      expect(calls[2]?.body).toMatchObject({ name: 'Nimala' });
    },
  );

  it('says that there is no connection, and sends the same under the same key later', async () => {
    const calls = serverThat('lost', 'lost');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const { user } = sampleForm({ answered: true });
    await user.type(field('Name'), 'Nimal');
    await user.click(sendButton());
    await summaryFocused();
    expect(summary()?.textContent).toContain('There is no internet connection.');
    expect(summary()?.querySelector('h2')?.textContent).toBe('Not sent yet');
    Reflect.deleteProperty(navigator, 'onLine');
    await user.click(sendButton());
    await waitFor(() => expect(summary()?.textContent).toContain('nothing will be sent twice'));
    await user.click(sendButton());
    await waitFor(() => expect(field('Name').value).toBe(''));
    expect(calls.map(keyOf)).toEqual(Array(3).fill(keyOf(calls[0])));
  });
});

describe('a draft', () => {
  it('comes back with its key, without a password', async () => {
    const calls = serverThat('lost');
    const first = sampleForm();
    await first.user.type(field('Name'), 'Nimal');
    await first.user.type(field('Password'), 'secret words');
    await first.user.click(sendButton());
    expect(kept()).not.toContain('secret words');
    first.unmount();
    const { user } = sampleForm();
    expect(field('Name').value).toBe('Nimal');
    expect(field('Password').value).toBe('');
    await user.click(sendButton());
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
  });

  it('is forgotten after half an hour', async () => {
    const first = sampleForm();
    await first.user.type(field('Name'), 'Nimal');
    first.unmount();
    const { now } = Date;
    Date.now = () => now() + 1_800_000;
    sampleForm();
    Date.now = now;
    expect(field('Name').value).toBe('');
  });

  it('is deleted by the button, which is announced', async () => {
    const { user } = sampleForm();
    await user.type(field('Name'), 'Nimal');
    expect(kept()).toContain('Nimal');
    await user.click(screen.getByRole('button', { name: 'Delete my answers' }));
    expect(field('Name').value).toBe('');
    expect(kept()).not.toContain('Nimal');
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('is no longer reported as deleted once another was sent', async () => {
    serverThat();
    const { user } = sampleForm();
    await user.type(field('Name'), 'Nimal');
    await user.click(screen.getByRole('button', { name: 'Delete my answers' }));
    await user.type(field('Name'), 'Sunil');
    await user.click(sendButton());
    await waitFor(() => expect(field('Name').value).toBe(''));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('gets a new key once it was sent in another tab and is changed here', async () => {
    const calls = serverThat('lost', 'lost', 'lost');
    const { user } = sampleForm();
    await user.type(field('Name'), 'Nimal');
    await user.click(sendButton());
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'onestep.form.sample', newValue: null }));
    });
    await user.click(sendButton());
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
    await user.type(field('Name'), 'a');
    await user.click(sendButton());
    expect(keyOf(calls[2])).not.toBe(keyOf(calls[0]));
  });

  it('is not stored if the form has none', async () => {
    const { user } = sampleForm({ draft: false });
    await user.type(field('Name'), 'Nimal');
    expect(kept()).not.toContain('Nimal');
  });
});
