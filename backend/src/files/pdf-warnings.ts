import { inflateSync } from 'node:zlib';
import type { CvWarning } from '#contract/users';

/** A name ends at white space or at a sign that begins something else. */
const END = String.raw`(?=[\s()<>[\]{}/%]|$)`;
const HASH = 35;
const SPACE = 32;
const NAMES: readonly (readonly [CvWarning, RegExp])[] = [
  ['script', new RegExp(`/(?:JavaScript|JS)${END}`)],
  ['program', new RegExp(`/Launch${END}`)],
  ['attachment', new RegExp(`/EmbeddedFiles?${END}`)],
];
const OBJECT_STREAM = new RegExp(`/ObjStm${END}`, 'g');
const PAGE = new RegExp(String.raw`/Type\s*/Page${END}`);
/** A list of pages that says it is empty. A PDF whose lists are not found says nothing about its pages. */
const NO_PAGES = /\/Count\s+0(?!\d)/;
const ENCRYPTED = new RegExp(`/Encrypt${END}`);
/** Actions a PDF can trigger when it is opened; going to one of its own pages is harmless and not among them. */
const ACTIVE = /\/S\s*\/(?:JavaScript|Launch|URI|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound)\b/;
const OPEN_ACTION = /\/OpenAction\s*(?:(\d{1,10})\s+(\d{1,5})\s+R|<<)/g;
const ACTION_LENGTH = 400;

/** A dictionary is searched for in so many bytes before its stream. */
const HEAD_LENGTH = 2000;
const STREAM = /(?<!end)stream\r?\n/g;
/** Decompressing more than this would block other requests. */
const UNPACKED_AT_MOST = 8 * 1024 * 1024;
const STREAMS_AT_MOST = 5000;
/** A normal file has one; more of them are suspicious. */
const OPEN_ACTIONS_AT_MOST = 20;

/**
 * Finds what a PDF can do beyond being read, by the names of its objects, also if they are spelt with `#xx` or stand
 * inside compressed object streams. An encrypted file is `locked`: it hides the rest. An object stream that is packed
 * otherwise than by Flate, or written so that it is not found, is answered with `unclear`. An `OpenAction` that names
 * an object inside a compressed stream is not seen, unless it is a script or a program. This warns people, and is no
 * virus scanner.
 */
export function pdfWarnings(content: Buffer): CvWarning[] {
  const { streams, complete } = unpacked(content);
  const all = [content, ...streams].map(spelledOut);
  const found = NAMES.filter(([, name]) => all.some((text) => name.test(text))).map(([warning]) => warning);
  if (actsWhenOpened(all)) found.push('opening');
  const objectStreams = all.reduce((sum, text) => sum + Array.from(text.matchAll(OBJECT_STREAM)).length, 0);
  if (all.some((text) => ENCRYPTED.test(text))) found.push('locked');
  else if (!complete || objectStreams > streams.length) found.push('unclear');
  else if (hasNoPages(all)) found.push('noPages');
  return found;
}

function hasNoPages(texts: readonly string[]): boolean {
  return texts.some((text) => NO_PAGES.test(text)) && !texts.some((text) => PAGE.test(text));
}

/**
 * `/J#61vaScript` is `/JavaScript`, and a NUL is a space. Byte by byte, because a file may consist of nothing but such
 * signs.
 */
function spelledOut(content: Buffer): string {
  const plain = Buffer.allocUnsafe(content.length);
  let length = 0;
  for (let at = 0; at < content.length; at += 1) {
    const code = content[at] === HASH ? hexByte(content, at + 1) : undefined;
    if (code !== undefined) at += 2;
    plain[length] = (code ?? content[at]) || SPACE;
    length += 1;
  }
  return plain.toString('latin1', 0, length);
}

function hexByte(content: Buffer, at: number): number | undefined {
  const [high, low] = [hexDigit(content[at]), hexDigit(content[at + 1])];
  return Number.isNaN(high + low) ? undefined : high * 16 + low;
}

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return NaN;
  if (byte >= 48 && byte <= 57) return byte - 48;
  const lower = byte | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : NaN;
}

/** Unpacks the compressed object streams, and tells whether these are all of them. */
function unpacked(content: Buffer): { streams: Buffer[]; complete: boolean } {
  const streams: Buffer[] = [];
  let room = UNPACKED_AT_MOST;
  let seen = 0;
  let end = 0;
  for (const { index, 0: keyword } of content.toString('latin1').matchAll(STREAM)) {
    seen += 1;
    if (seen > STREAMS_AT_MOST) return { streams, complete: false };
    const before = spelledOut(content.subarray(Math.max(0, index - HEAD_LENGTH), index));
    const head = before.slice(before.lastIndexOf('obj') + 1);
    if (!/\/ObjStm\b/.test(head)) continue;
    // No PDF has one inside another, which would be unpacked again for each one around it.
    const isInside = index < end;
    const start = index + keyword.length;
    end = content.indexOf('endstream', start);
    if (isInside || end < 0 || room <= 0 || !isFlateOnly(head)) return { streams, complete: false };
    try {
      const inflated = inflateSync(content.subarray(start, end), { maxOutputLength: room });
      room -= inflated.length;
      streams.push(inflated);
    } catch {
      return { streams, complete: false };
    }
  }
  return { streams, complete: true };
}

function isFlateOnly(head: string): boolean {
  return (
    /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*(?:\]|\/(?!\w*Decode)|>>)/.test(head) && !head.includes('/DecodeParms')
  );
}

/** `OpenAction` is harmless where it only turns to a page; its action stands there or in an object of its own. */
function actsWhenOpened(texts: readonly string[]): boolean {
  let seen = 0;
  for (const text of texts) {
    for (const { index, 1: number, 2: generation = '0' } of text.matchAll(OPEN_ACTION)) {
      seen += 1;
      if (seen > OPEN_ACTIONS_AT_MOST) return true;
      const where = number === undefined ? index : text.search(new RegExp(`\\b${number}\\s+${generation}\\s+obj\\b`));
      const action = where < 0 ? '' : text.slice(where, where + ACTION_LENGTH).split('endobj', 1)[0];
      if (ACTIVE.test(action ?? '')) return true;
    }
  }
  return false;
}
