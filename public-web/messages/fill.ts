/** The names between braces in a text: `Step {step} of {total}` asks for `step` and `total`. */
export type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

const PLACEHOLDER = /\{(\w+)\}/g;

export function fill<T extends string>(text: T, values: Record<Names<T>, string | number>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = (values as Record<string, string | number | undefined>)[name];
    return value === undefined ? missing(name, text) : String(value);
  });
}

/** A gap in a text takes nobody's page away; it fails the build, which draws every page, and the tests. */
function missing(name: string, text: string): string {
  const error = new Error(`No value for {${name}} in "${text}".`);
  if (typeof window === 'undefined') throw error;
  reportError(error);
  return '';
}

/** Forms of a counted text. Sinhala counts 0 and 1 alike, so the language decides, never `count === 1`. */
export function plural<One extends string, Other extends string>(
  language: string,
  count: number,
  forms: { readonly one: One; readonly other: Other },
): One | Other {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}

/** Splits a text at its placeholders, for values that are elements: odd items are names. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(PLACEHOLDER);
}
