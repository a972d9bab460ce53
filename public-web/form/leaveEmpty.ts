import { HONEYPOT_FIELD } from '#contract/honeypot';

function fieldIn(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(HONEYPOT_FIELD);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** What only a program writes, for the request's body; nothing where the field is empty or not there. */
export function whatShouldBeEmpty(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const value = fieldIn(form)?.value ?? '';
  return value.trim() === '' ? {} : { [HONEYPOT_FIELD]: value };
}

export function emptyAgain(form: HTMLFormElement | null): void {
  const field = fieldIn(form);
  if (field) field.value = '';
}
