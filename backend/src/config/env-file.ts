import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.js';

/** Without quotes Node takes the rest of a value from a `#` on for a comment, and a password would be another one. */
const CUT_SHORT = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*[^\s#'"`][^#\n]*(?<!\s)#/m;

/**
 * What a `.env` file sets: nothing where there is none.
 * @throws SettingsError with one sentence where the file would set something else than it shows
 */
export function readEnvFile(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {};
  const text = textOf(file);
  const [, name] = CUT_SHORT.exec(text) ?? [];
  if (name !== undefined)
    throw new SettingsError(
      `The file ${file} has a # in the value of ${name}, where a comment would begin: put the value in quotes.`,
    );
  return parseEnv(text);
}

function textOf(file: string): string {
  const bytes = bytesOf(file);
  try {
    // This leaves out the mark with which Windows begins a file; Node's own reader takes it for a part of the first name.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // It is refused below.
  }
  throw new SettingsError(`The file ${file} is not text in UTF-8: save it again as UTF-8.`);
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new SettingsError(`The file ${file} cannot be read: make it a file that this user may read.`, { cause });
  }
}
