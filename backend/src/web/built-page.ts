import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SITE_ADDRESS } from '#contract/pages';

/** What of a built site names the site's own address: pages, and what search engines ask for. */
const NAMES_SITE = /\.html$|^(?:sitemap\.xml|robots\.txt)$/;

export interface BuiltPage {
  readonly content: Buffer;
  readonly etag: string;
}

export function namesSite(file: string): boolean {
  return NAMES_SITE.test(file);
}

/** A text of the build with the address people use in place of the one that stands for it. */
export function withSiteAddress(text: string, publicUrl: string): string {
  return text.replaceAll(SITE_ADDRESS, new URL(publicUrl).origin);
}

/** The pages of one folder, each made when it is first asked for and kept: there are few, and they are what everybody reads. */
export class BuiltPages {
  private readonly known = new Map<string, BuiltPage>();

  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /**
   * @param file below the folder
   * @param encoding as in `Content-Encoding`
   * @returns nothing where the file is not there
   */
  get(file: string, encoding?: string): BuiltPage | undefined {
    const key = `${encoding ?? ''} ${file}`;
    const path = join(this.folder, file);
    const known = this.known.get(key);
    if (known !== undefined || !existsSync(path)) return known;
    const content = encoded(withSiteAddress(readFileSync(path, 'utf8'), this.publicUrl), encoding);
    const page = { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
    this.known.set(key, page);
    return page;
  }
}

/** A little less than the best: it is done while somebody waits. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function encoded(text: string, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliCompressSync(text, QUALITY);
  return encoding === 'gzip' ? gzipSync(text, { level: 9 }) : Buffer.from(text);
}
