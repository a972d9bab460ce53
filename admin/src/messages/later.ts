interface Messages {
  readonly [key: string]: string | Messages;
}

/** English texts by their keys, of code that is loaded when it is needed. */
const texts = new Map<string, string>();

/** Adds the texts of such code, which it calls when it is loaded: they are not in the first bundle. */
export function addTexts(messages: Messages, within = ''): void {
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text === 'string') texts.set(within + key, text);
    else addTexts(text, `${within}${key}.`);
  }
}

export const laterText = (key: string): string | undefined => texts.get(key);
