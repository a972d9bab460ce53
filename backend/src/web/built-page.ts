import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip, type InputType, type ZlibOptions } from 'node:zlib';
import { SITE_ADDRESS } from '#contract/pages';

/** The files of a built site that contain its own address: pages, and what search engines read. */
const NAMES_SITE = /\.html$|^(?:sitemap\.xml|robots\.txt)$/;

export interface BuiltPage {
  readonly content: Buffer;
  readonly etag: string;
}

export function namesSite(file: string): boolean {
  return NAMES_SITE.test(file);
}

/** A built text with PUBLIC_URL in place of the build's placeholder address. */
export function withSiteAddress(text: string, publicUrl: string): string {
  return text.replaceAll(SITE_ADDRESS, new URL(publicUrl).origin);
}

/** The pages of one folder, each made when it is first asked for and kept: there are few, and they are what everybody reads. */
export class BuiltPages {
  private readonly known = new Map<string, Promise<BuiltPage | undefined>>();

  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /**
   * @param file below the folder
   * @param encoding as in `Content-Encoding`
   * @returns nothing where the file is not there
   */
  async get(file: string, encoding?: string): Promise<BuiltPage | undefined> {
    const key = `${encoding ?? ''} ${file}`;
    const making = this.known.get(key) ?? this.make(file, encoding);
    this.known.set(key, making);
    const page = await making;
    if (page === undefined) this.known.delete(key);
    return page;
  }

  private async make(file: string, encoding?: string): Promise<BuiltPage | undefined> {
    const text = await readFile(join(this.folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const content = await encoded(withSiteAddress(text, this.publicUrl), encoding);
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
  }
}

const toBrotli = promisify<InputType, BrotliOptions, Buffer>(brotliCompress);
const toGzip = promisify<InputType, ZlibOptions, Buffer>(gzip);
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function encoded(text: string, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(text, SMALLEST);
  return encoding === 'gzip' ? toGzip(text, { level: 9 }) : Buffer.from(text);
}
