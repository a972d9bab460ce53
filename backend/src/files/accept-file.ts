import type { FileRule } from '#contract/rule';
import { fieldError } from '../common/errors/index.js';
import type { AcceptedFile } from './file-store.js';
import { pdfError } from './pdf.js';
import { reencode } from './picture.js';
import { soundEnding } from './sound.js';

/** A file as it came with a form. */
export interface SentFile {
  readonly buffer: Buffer;
  /** The visitor's own name for it. */
  readonly originalname: string;
}

/** @throws ValidationError when nothing was sent or it is no PDF */
export function acceptCv(field: string, rule: FileRule, file: SentFile | undefined): AcceptedFile {
  const { buffer: content, originalname: givenName } = requireFile(field, rule, file);
  const error = pdfError(content);
  if (error !== undefined) throw fieldError(field, rule, error);
  return { bucket: 'cvs', content, ending: '.pdf', givenName };
}

/** @throws ValidationError when nothing was sent or it is no picture that can be drawn */
export async function acceptPicture(field: string, rule: FileRule, file: SentFile | undefined): Promise<AcceptedFile> {
  const result = await reencode(requireFile(field, rule, file).buffer);
  if ('error' in result) throw fieldError(field, rule, result.error);
  return { bucket: 'pictures', content: result.picture, ending: '.webp' };
}

/** @throws ValidationError when nothing was sent or it is no recording that phones play */
export function acceptSound(field: string, rule: FileRule, file: SentFile | undefined): AcceptedFile {
  const { buffer: content } = requireFile(field, rule, file);
  const ending = soundEnding(content);
  if (ending === undefined) throw fieldError(field, rule, content.length === 0 ? 'emptyFile' : 'wrongFile');
  return { bucket: 'greetings', content, ending };
}

function requireFile(field: string, rule: FileRule, file: SentFile | undefined): SentFile {
  if (file === undefined) throw fieldError(field, rule, 'missing');
  return file;
}
