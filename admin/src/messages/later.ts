interface Messages {
  readonly [key: string]: string | Messages;
}

/** English texts by their keys, of parts of the catalogue that come with the pages that need them. */
const texts = new Map<string, string>();

/** Adds the texts of such a part, which calls it when it is loaded: they are not in the first bundle. */
export function addTexts(messages: Messages, within = ''): void {
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text === 'string') texts.set(within + key, text);
    else addTexts(text, `${within}${key}.`);
  }
}

export const laterText = (key: string): string | undefined => texts.get(key);
