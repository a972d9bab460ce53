import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import type { Language } from '#contract/languages';
import type { Rules } from '#contract/rule';
import { CV } from '#contract/users';
import { DeleteAnswers, Form, SendButton } from '../form/Form.js';
import { AccountFields } from '../form/AccountFields.js';
import { useForm, type FormConfig } from '../form/useForm.js';
import type { FieldTexts } from '../messages/fields.js';
import { renderPage } from './render.js';
import type { Call } from './server.js';

const NAME = { type: 'text', label: 'Name', what: 'your name', max: 20 } as const;
const RULES: Rules = {
  name: NAME,
  phone: { type: 'phone', label: 'Phone', what: 'your phone number', optional: true },
  role: { type: 'choice', label: 'Role', what: 'your role', values: ['teacher', 'helper'], optional: true },
  start: { type: 'date', label: 'Start', what: 'a day', optional: true },
  secret: { type: 'password', label: 'Password', what: 'a password', min: 8, max: 128, optional: true },
};
export const WITH_FILE: Rules = { name: NAME, cv: CV };
const { now } = Date;
const SEND = 'Send';
const TITLE = 'Sample';

function textsFor(rules: Rules): FieldTexts {
  const texts = Object.entries(rules).map(([name, { label }]) => {
    return [name, { label, missing: `${label}?`, hint: `About ${label}` }] as const;
  });
  return Object.fromEntries(texts);
}

/** A form with one field of each kind, as the pages make theirs. */
function SampleForm({ rules = RULES, ...changes }: Partial<FormConfig>) {
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
    if (outcome?.kind === 'done') form.clear();
  }
  return (
    <Form form={form} title={TITLE} onSubmit={() => void submit()}>
      <AccountFields names={Object.keys(rules)} />
      <SendButton form={form}>{SEND}</SendButton>
      <DeleteAnswers form={form} />
    </Form>
  );
}

export const sampleForm = (changes: Partial<FormConfig> = {}, language?: Language) =>
  renderPage(<SampleForm {...changes} />, language);

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const sendButton = () => document.querySelector('form > button') as HTMLButtonElement;
export const honeypot = () => document.getElementById(HONEYPOT_FIELD) as HTMLInputElement;
export const summary = () => document.querySelector<HTMLElement>('.summary');
export const summaryLinks = () => [...(summary()?.querySelectorAll('a') ?? [])].map((link) => link.textContent);

/** Waits for the response of the server. */
export async function summaryFocused(): Promise<void> {
  await waitFor(() => {
    expect(summary()).not.toBeNull();
    expect(document.activeElement).toBe(summary());
  });
}

export const bodyOf = (call: Call | undefined) => call?.body as Record<string, unknown>;
export const keyOf = (call: Call | undefined) => call?.headers.get('Idempotency-Key');

/** Everything in local and session storage. */
export const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

export function forgetAll(): void {
  Date.now = now;
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout, no `scrollIntoView` and no animations.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({}) as Animation;
}

/** As though a person had read the question before answering it; `forgetAll` sets the clock right. */
export function readQuestion(): void {
  Date.now = () => now() + 2000;
}

/** Pastes answers into text fields, by their ids: quicker than key by key. */
export async function fillIn(user: UserEvent, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, text] of Object.entries(answers)) {
    await user.click(document.getElementById(id) as HTMLInputElement);
    await user.paste(text);
  }
}
