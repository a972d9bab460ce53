import { act, screen, waitFor } from '@testing-library/react';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import {
  bodyOf,
  field,
  forgetAll,
  honeypot,
  keyOf,
  kept,
  sampleForm,
  sendButton,
  summary,
  summaryFocused,
  summaryLinks,
  WITH_FILE,
} from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import { translate } from '../test/translate.js';

beforeEach(forgetAll);

describe('a form with something wrong in it', () => {
  it('shows no errors while typing, and all of them on submit, in the order of the questions', async () => {
    const calls = serverThat();
    const { user } = sampleForm();
    await user.type(field('Phone'), '077 123');
    await user.tab();
    expect(summary()).toBeNull();
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
    await user.click(sendButton());
    expect(summaryLinks()).toEqual(['Enter your name.', 'Please enter a valid 10-digit phone number.']);
    expect(document.activeElement).toBe(summary());
    expect(document.title).toBe('Error: Sample – One Step');
    expect(calls).toEqual([]);
  });

  it('moves the focus to the summary on every attempt', async () => {
    const { user } = sampleForm();
    await user.click(sendButton());
    await user.click(field('Name'));
    await user.click(sendButton());
    expect(document.activeElement).toBe(summary());
  });

  it('leads from the summary to the field, which keeps what was typed and is described by its hint and error', async () => {
    const { user } = sampleForm();
    await user.type(field('Phone'), '077 123');
    await user.click(sendButton());
    await user.click(screen.getByRole('link', { name: /10-digit/ }));
    expect(document.activeElement).toBe(field('Phone'));
    expect(field('Phone').value).toBe('077 123');
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    const described = (field('Phone').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['About Phone', 'Error: Please enter a valid 10-digit phone number.']);
  });

  it('removes an error once it is corrected', async () => {
    serverThat({ status: 500 });
    const { user } = sampleForm();
    await user.click(sendButton());
    await user.type(field('Name'), 'Nimal');
    await user.click(sendButton());
    await screen.findByText(/It broke\./);
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(summary()?.querySelector('a')).toBeNull();
  });

  it('shows errors in the language of the page', async () => {
    const { user } = sampleForm({}, 'si');
    await user.click(sendButton());
    expect(summary()?.querySelector('a')?.textContent).toBe('Name?');
    expect(summary()?.querySelector('h2')?.textContent).toBe('නිවැරදි කළ යුතු දෙයක් තිබේ');
  });
});

describe('a form that is sent', () => {
  it('posts what was answered, as the API reads it, under an idempotency key, and is empty afterwards', async () => {
    const calls = serverThat();
    const { user } = sampleForm({ toBody: (body) => ({ ...body, added: 'yes' }) });
    await user.type(field('Name'), '  Nimal ');
    await user.type(field('Phone'), '+94 77 123 4567');
    await user.click(screen.getByLabelText('helper'));
    for (const [label, digits] of [
      ['Day', '5'],
      ['Month', '1'],
      ['Year', '2027'],
    ] as const)
      await user.type(field(label), digits);
    await user.click(sendButton());
    expect(calls[0]?.path).toBe('/sample');
    expect(calls[0]?.body).toEqual({
      name: 'Nimal',
      phone: '0771234567',
      role: 'helper',
      start: '2027-01-05',
      added: 'yes',
    });
    expect(keyOf(calls[0])).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(field('Name').value).toBe(''));
    expect(kept()).not.toContain('Nimal');
    await user.type(field('Name'), 'Nimal');
    await user.click(sendButton());
    expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]));
  });

  it('is sent once by a double tap, says that it is being sent, and keeps the focus on the button', async () => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const calls = serverThat(() => held.then(() => ({ status: 201 })));
    const { user } = sampleForm();
    await user.type(field('Name'), 'Nimal');
    await user.dblClick(sendButton());
    expect(sendButton().textContent).toBe('Sending…');
    expect(sendButton().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(sendButton());
    await act(async () => {
      arrive();
      await held;
    });
    expect(sendButton().textContent).toBe('Send');
    expect(calls).toHaveLength(1);
  });

  it('sends what a bot writes into the honeypot, and stores it nowhere', async () => {
    const calls = serverThat();
    const { user } = sampleForm();
    await user.type(field('Name'), 'Nimal');
    honeypot().value = 'http://spam.example';
    expect(honeypot().tabIndex).toBe(-1);
    expect(honeypot().closest('[aria-hidden=true]')).not.toBeNull();
    await user.type(field('Name'), 'a');
    expect(kept()).not.toContain('spam');
    await user.click(sendButton());
    expect(bodyOf(calls[0])[HONEYPOT_FIELD]).toBe('http://spam.example');
    expect(honeypot().value).toBe('');
    await user.type(field('Name'), 'Nimal');
    await user.click(sendButton());
    expect(bodyOf(calls[1])).toEqual({ name: 'Nimal' });
  });

  it('has no honeypot if only signed-in people use it', () => {
    sampleForm({ honeypot: undefined });
    expect(honeypot()).toBeNull();
  });
});

it('shows each error as it is now, on a translated page too', async () => {
  const { user } = sampleForm();
  const shown = () => document.querySelector('#name-error')?.textContent;
  await user.click(sendButton());
  expect(shown()).toBe('Error: Enter your name.');
  translate();
  await user.type(field('Name'), 'n'.repeat(21));
  await user.click(sendButton());
  expect(shown()).toBe('Error: Name must be 20 characters or fewer.');
  translate();
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Nimal');
  await user.type(field('Phone'), '12');
  await user.click(sendButton());
  expect(shown()).toBeUndefined();
});

describe('a file', () => {
  const PDF = new File(['%PDF-1.4'], 'my cv.pdf', { type: 'application/pdf' });

  it('is named with its size, and sent with the fields', async () => {
    const calls = serverThat();
    const { user } = sampleForm({ rules: WITH_FILE });
    await user.type(field('Name'), 'Nimal');
    await user.upload(field('CV'), PDF);
    expect(screen.getByText('my cv.pdf').parentElement?.textContent).toBe('my cv.pdf (0.1 MB)');
    await user.click(sendButton());
    await waitFor(() => expect(calls).toHaveLength(1));
    const parts = calls[0]?.body as FormData;
    expect(parts.get('name')).toBe('Nimal');
    expect((parts.get('cv') as File).name).toBe('my cv.pdf');
  });

  it('of another kind is refused before it is sent, and can be removed', async () => {
    const calls = serverThat();
    const { user } = sampleForm({ rules: WITH_FILE });
    await user.type(field('Name'), 'Nimal');
    await user.upload(field('CV'), new File(['x'], 'cv.docx', { type: 'application/msword' }));
    await user.click(sendButton());
    expect(screen.getByRole('link', { name: 'Only PDF files are allowed.' })).toBeTruthy();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove this file' }));
    expect(screen.queryByText('cv.docx')).toBeNull();
    expect(document.activeElement).toBe(field('CV'));
  });
});

describe('a file that has changed since it was chosen', () => {
  /** What browsers do when a file is read that was deleted or written anew. */
  const gone = (name: string) =>
    Object.assign(new File(['%PDF-1.4'], name, { type: 'application/pdf' }), {
      arrayBuffer: () => Promise.reject(new DOMException('It could not be read.', name)),
    });

  it.each(['NotReadableError', 'NotFoundError'])('is to be chosen again (%s), and nothing else is', async (name) => {
    const calls = serverThat();
    const { user } = sampleForm({ rules: WITH_FILE });
    await user.type(field('Name'), 'Nimal');
    await user.upload(field('CV'), gone(name));
    await user.click(sendButton());
    await summaryFocused();
    expect(summaryLinks()).toEqual([
      'This file has changed since you chose it, or it is gone. Please choose it again.',
    ]);
    expect(field('CV').getAttribute('aria-invalid')).toBe('true');
    expect([field('CV').value, field('CV').files?.length]).toEqual(['', 0]);
    expect(calls).toEqual([]);
    expect(field('Name').value).toBe('Nimal');
    await user.upload(field('CV'), new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }));
    await user.click(sendButton());
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});

describe('answers that were kept', () => {
  const keep = (hours: number) =>
    localStorage.setItem(
      'onestep.form.sample',
      JSON.stringify({ answers: { name: 'Nimal' }, key: 'k', at: Date.now() - hours * 3_600_000 }),
    );

  it('are deleted after half an hour, and the form says so', () => {
    keep(1);
    sampleForm();
    expect(field('Name').value).toBe('');
    expect(screen.getByText(/^What you began to write here is deleted\./)).toBeTruthy();
    expect(kept()).not.toContain('Nimal');
  });

  it('come back for seven days where the phone is said to be one’s own, which is asked once', async () => {
    const { user, unmount } = sampleForm();
    await user.click(screen.getByLabelText('This phone or computer is mine. Keep my answers for 7 days.'));
    unmount();
    keep(24 * 6);
    sampleForm();
    expect(field('Name').value).toBe('Nimal');
    expect(screen.getByText('Your answers are kept on this phone or computer for 7 days.')).toBeTruthy();
  });
});

describe('a password', () => {
  it('can be shown', async () => {
    const { user } = sampleForm();
    expect(field('Password').type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });
});
