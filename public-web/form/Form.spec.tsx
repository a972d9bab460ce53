import { act, screen, waitFor } from '@testing-library/react';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import type { Language } from '#contract/pages';
import type { Rules } from '#contract/rule';
import { CV } from '#contract/users';
import type { FieldTexts } from '../messages/fields.js';
import { renderPage } from '../test/render.js';
import { serverThat, type Call } from '../test/server.js';
import { DRAFT_IDLE_MS } from './draft.js';
import { DeleteAnswers, Form, SendButton } from './Form.js';
import { Fields } from './inputs.js';
import { useForm, type FormConfig } from './useForm.js';

const RULES: Rules = {
  name: { type: 'text', label: 'Name', what: 'your name', max: 20 },
  phone: { type: 'phone', label: 'Phone', what: 'your phone number', optional: true },
  role: { type: 'choice', label: 'Role', what: 'your role', values: ['teacher', 'helper'], optional: true },
  start: { type: 'date', label: 'Start', what: 'a day', optional: true },
  secret: { type: 'password', label: 'Password', what: 'a password', min: 8, max: 128, optional: true },
};
const WITH_FILE: Rules = { name: RULES['name'] ?? CV, cv: CV };

function textsFor(rules: Rules): FieldTexts {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      { label: rule.label, missing: `${rule.label}?`, hint: `About ${rule.label}` },
    ]),
  );
}

let cleared = false;

function Sample({ rules = RULES, ...changes }: Partial<FormConfig>) {
  const form = useForm({
    id: 'sample',
    rules,
    texts: textsFor(rules),
    draft: true,
    honeypot: true,
    failed: 'It was refused.',
    broken: 'It broke.',
    ...changes,
  });
  async function submit() {
    const outcome = await form.submit('/sample');
    if (outcome?.kind !== 'done') return;
    form.clear();
    cleared = true;
  }
  return (
    <Form form={form} title="Sample" onSubmit={() => void submit()}>
      <Fields names={Object.keys(rules)} />
      <SendButton form={form}>Send</SendButton>
      <DeleteAnswers form={form} />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const button = () => document.querySelector<HTMLButtonElement>('form > button') ?? document.createElement('button');
const summary = () => document.querySelector<HTMLElement>('.summary');
const honeypot = () => document.getElementById(HONEYPOT_FIELD) as HTMLInputElement;
const summaryFocused = () =>
  waitFor(() => {
    expect(summary()).not.toBeNull();
    expect(document.activeElement).toBe(summary());
  });
const bodyOf = (call: Call | undefined) => call?.body as Record<string, unknown>;
const keyOf = (call: Call | undefined) => call?.headers.get('Idempotency-Key');
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const sample = (changes: Partial<FormConfig> = {}, language?: Language) =>
  renderPage(<Sample {...changes} />, language);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  cleared = false;
  Element.prototype.scrollIntoView = () => undefined;
});

describe('a form with something wrong in it', () => {
  it('says nothing while one types, and all of it on the button, in the order of its questions', async () => {
    const calls = serverThat();
    const { user } = sample();
    await user.type(field('Phone'), '077 123');
    await user.tab();
    expect(summary()).toBeNull();
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
    await user.click(button());
    expect([...(summary()?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Enter your name.',
      'Please enter a valid 10-digit phone number.',
    ]);
    expect(document.activeElement).toBe(summary());
    expect(document.title).toBe('Error: Sample – One Step');
    expect(calls).toEqual([]);
  });

  it('takes the focus to its summary again at every try', async () => {
    const { user } = sample();
    await user.click(button());
    await user.click(field('Name'));
    await user.click(button());
    expect(document.activeElement).toBe(summary());
  });

  it('leads from the summary to the field, which keeps what was typed and is described by its hint and error', async () => {
    const { user } = sample();
    await user.type(field('Phone'), '077 123');
    await user.click(button());
    await user.click(screen.getByRole('link', { name: /10-digit/ }));
    expect(document.activeElement).toBe(field('Phone'));
    expect(field('Phone').value).toBe('077 123');
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    const described = (field('Phone').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['About Phone', 'Error: Please enter a valid 10-digit phone number.']);
  });

  it('stops saying so when it is put right', async () => {
    serverThat({ status: 500 });
    const { user } = sample();
    await user.click(button());
    await user.type(field('Name'), 'Nimal');
    await user.click(button());
    await screen.findByText(/It broke\./);
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(summary()?.querySelector('a')).toBeNull();
  });

  it('says it in the language of the page', async () => {
    const { user } = sample({}, 'si');
    await user.click(button());
    expect(summary()?.querySelector('a')?.textContent).toBe('Name?');
    expect(summary()?.querySelector('h2')?.textContent).toBe('නිවැරදි කළ යුතු දෙයක් තිබේ');
  });
});

describe('a form that is sent', () => {
  it('posts what was answered, as the API reads it, under an idempotency key, and is empty afterwards', async () => {
    const calls = serverThat();
    const { user } = sample({ toBody: (body) => ({ ...body, added: 'yes' }) });
    await user.type(field('Name'), '  Nimal ');
    await user.type(field('Phone'), '+94 77 123 4567');
    await user.click(screen.getByLabelText('helper'));
    for (const [label, digits] of [
      ['Day', '5'],
      ['Month', '1'],
      ['Year', '2027'],
    ] as const)
      await user.type(field(label), digits);
    await user.click(button());
    expect(calls[0]?.path).toBe('/sample');
    expect(calls[0]?.body).toEqual({
      name: 'Nimal',
      phone: '0771234567',
      role: 'helper',
      start: '2027-01-05',
      added: 'yes',
    });
    expect(keyOf(calls[0])).toMatch(/^[0-9a-f]{32}$/);
    expect(cleared).toBe(true);
    expect(field('Name').value).toBe('');
    expect(kept()).not.toContain('Nimal');
    await user.type(field('Name'), 'Nimal');
    await user.click(button());
    expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]));
  });

  it('is sent once by a double tap, says that it is on its way, and keeps the focus on its button', async () => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const calls = serverThat(() => held.then(() => ({ status: 201 })));
    const { user } = sample();
    await user.type(field('Name'), 'Nimal');
    await user.dblClick(button());
    expect(button().textContent).toBe('Sending…');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    await act(async () => {
      arrive();
      await held;
    });
    expect(button().textContent).toBe('Send');
    expect(calls).toHaveLength(1);
  });

  it('carries what only a program writes, and keeps it nowhere', async () => {
    const calls = serverThat();
    const { user } = sample();
    await user.type(field('Name'), 'Nimal');
    honeypot().value = 'http://spam.example';
    expect(honeypot().tabIndex).toBe(-1);
    expect(honeypot().closest('[aria-hidden=true]')).not.toBeNull();
    await user.type(field('Name'), 'a');
    expect(kept()).not.toContain('spam');
    await user.click(button());
    expect(bodyOf(calls[0])[HONEYPOT_FIELD]).toBe('http://spam.example');
    expect(honeypot().value).toBe('');
    await user.type(field('Name'), 'Nimal');
    await user.click(button());
    expect(bodyOf(calls[1])).toEqual({ name: 'Nimal' });
  });

  it('has no such field where only people with an account write', () => {
    sample({ honeypot: undefined });
    expect(honeypot()).toBeNull();
  });
});

describe('a form that does not go through', () => {
  const FIELD = { errors: { name: 'Name must be 20 characters or fewer.', nobody: 'No such field.' } };
  const TAKEN = { message: 'Taken.', errors: { name: 'Taken by somebody.' } };

  it.each([
    ['a field', { status: 400, body: FIELD }, 'en', ['Name must be 20 characters or fewer.']],
    ['a field, in Sinhala', { status: 400, body: FIELD }, 'si', ['Name: අකුරු 20ක් හෝ ඊට අඩුවෙන් ලියන්න.']],
    ['an address that is taken', { status: 409, body: TAKEN }, 'en', ['Taken by somebody.']],
  ] as const)('leads to %s the server names', async (_, answer, language, texts) => {
    serverThat(answer);
    const { user } = sample({}, language);
    await user.type(field('Name'), 'Nimal');
    await user.click(button());
    await summaryFocused();
    expect([...(summary()?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(texts);
  });

  it.each([
    ['the server’s own sentence', { status: 400, body: { message: 'Not today.' } }, 'Not today.', 'Send'],
    ['the form’s sentence', { status: 400 }, 'It was refused.', 'Send'],
    ['how long to wait', { status: 429, headers: { 'Retry-After': '300' } }, 'Wait 5 minutes', 'Send'],
    ['that it broke', { status: 500 }, 'It broke.', 'Try again'],
    ['that later changes did not arrive', { status: 422 }, 'Your later changes did not reach us.', 'Send'],
    ['that the answer was lost', 'lost', 'nothing is sent twice', 'Try again'],
  ] as const)('says %s', async (_, answer, text, next) => {
    serverThat(answer);
    const { user } = sample();
    await user.type(field('Name'), 'Nimal');
    await user.click(button());
    await summaryFocused();
    expect(summary()?.textContent).toContain(text);
    expect(button().textContent).toBe(next);
    expect(field('Name').value).toBe('Nimal');
  });

  it('says that there is no connection, and sends the same under the same key later', async () => {
    const calls = serverThat('lost', 'lost');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const { user } = sample();
    await user.type(field('Name'), 'Nimal');
    await user.click(button());
    await summaryFocused();
    expect(summary()?.textContent).toContain('There is no internet connection.');
    Reflect.deleteProperty(navigator, 'onLine');
    await user.click(button());
    await waitFor(() => expect(summary()?.textContent).toContain('nothing is sent twice'));
    await user.click(button());
    await waitFor(() => expect(cleared).toBe(true));
    expect(calls.map(keyOf)).toEqual(Array(3).fill(keyOf(calls[0])));
  });
});

describe('a draft', () => {
  it('comes back with its key, without a password', async () => {
    const calls = serverThat('lost');
    const first = sample();
    await first.user.type(field('Name'), 'Nimal');
    await first.user.type(field('Password'), 'secret words');
    await first.user.click(button());
    expect(kept()).not.toContain('secret words');
    first.unmount();
    const { user } = sample();
    expect(field('Name').value).toBe('Nimal');
    expect(field('Password').value).toBe('');
    await user.click(button());
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
  });

  it('is forgotten after half an hour', async () => {
    const first = sample();
    await first.user.type(field('Name'), 'Nimal');
    first.unmount();
    const { now } = Date;
    Date.now = () => now() + DRAFT_IDLE_MS;
    sample();
    Date.now = now;
    expect(field('Name').value).toBe('');
  });

  it('is deleted on the button, and that is said', async () => {
    const { user } = sample();
    await user.type(field('Name'), 'Nimal');
    expect(kept()).toContain('Nimal');
    await user.click(screen.getByRole('button', { name: 'Delete my answers' }));
    expect(field('Name').value).toBe('');
    expect(kept()).not.toContain('Nimal');
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('is another form once it was sent in another tab and is changed here', async () => {
    const calls = serverThat('lost');
    const { user } = sample();
    await user.type(field('Name'), 'Nimal');
    await user.click(button());
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'onestep.form.sample', newValue: null }));
    });
    await user.click(button());
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
    await user.type(field('Name'), 'a');
    await user.click(button());
    expect(keyOf(calls[2])).not.toBe(keyOf(calls[0]));
  });

  it('is none where the form keeps none', async () => {
    const { user } = sample({ draft: false });
    await user.type(field('Name'), 'Nimal');
    expect(kept()).not.toContain('Nimal');
  });
});

describe('a file', () => {
  const PDF = new File(['%PDF-1.4'], 'my cv.pdf', { type: 'application/pdf' });

  it('is named with its size, and sent with the fields', async () => {
    const calls = serverThat();
    const { user } = sample({ rules: WITH_FILE });
    await user.type(field('Name'), 'Nimal');
    await user.upload(field('CV'), PDF);
    expect(screen.getByText('my cv.pdf').parentElement?.textContent).toBe('my cv.pdf (0.1 MB)');
    await user.click(button());
    const parts = calls[0]?.body as FormData;
    expect(parts.get('name')).toBe('Nimal');
    expect((parts.get('cv') as File).name).toBe('my cv.pdf');
  });

  it('of another kind is refused before it is sent, and can be removed', async () => {
    const calls = serverThat();
    const { user } = sample({ rules: WITH_FILE });
    await user.type(field('Name'), 'Nimal');
    await user.upload(field('CV'), new File(['x'], 'cv.docx', { type: 'application/msword' }));
    await user.click(button());
    expect(screen.getByRole('link', { name: 'Only PDF files are allowed.' })).toBeTruthy();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove this file' }));
    expect(screen.queryByText('cv.docx')).toBeNull();
    expect(document.activeElement).toBe(field('CV'));
  });
});

describe('a password', () => {
  it('is seen when one wants to see it', async () => {
    const { user } = sample();
    expect(field('Password').type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });
});
