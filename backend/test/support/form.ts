import type { Test } from 'supertest';

/** A file of a form; `heading` replaces the parameters a browser would write for its name. */
export interface FormFile {
  readonly field: string;
  readonly content: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly heading?: string;
}
type Fields = Readonly<Record<string, unknown>>;

const BOUNDARY = '----one-step-form-7d1f';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** What becomes of a value in a form: text, or as many parts as a list has (two or more). */
function inForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? String(value[0]) : value.map(String);
  if (typeof value === 'object' && value !== null) return value;
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The body of a multipart form as a browser would send it. */
export function formBody(fields: Fields, ...files: readonly FormFile[]): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => partsOf(name, inForm(value)));
  const lines = parts.map(([name, text]) => Buffer.from(`${opening(`name="${escaped(name)}"`)}\r\n${text}\r\n`));
  const attached = files.flatMap((file) => [Buffer.from(headingOf(file)), file.content, Buffer.from('\r\n')]);
  return Buffer.concat([...lines, ...attached, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Sends a multipart form. */
export function sendForm(test: Test, fields: Fields, ...files: readonly FormFile[]): Test {
  return test
    .set('Content-Type', FORM_TYPE)
    .serialize((body: Buffer) => body as unknown as string)
    .send(formBody(fields, ...files));
}

function partsOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, String(inForm(inner))]);
}

function headingOf({ field, name = 'file', type = 'application/octet-stream', heading }: FormFile): string {
  const named = heading ?? `filename="${escaped(name)}"`;
  return opening(`name="${escaped(field)}"; ${named}`, `Content-Type: ${type}\r\n`);
}

function opening(parameters: string, more = ''): string {
  const end = more === '' ? '' : `${more}\r\n`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${parameters}\r\n${end}`;
}

/** As the HTML standard has browsers do it. */
function escaped(name: string): string {
  return name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22');
}
