import type { Rules } from '#contract/rule';

/** Leads to the first field that the server refused, as react-hook-form does where the form itself refuses. */
export function focusWrong(fields: Element | null, rules: Rules, errors: object | undefined): void {
  const wrong = Object.keys(rules).find((source) => errors && source in errors);
  if (wrong !== undefined) fields?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
}
