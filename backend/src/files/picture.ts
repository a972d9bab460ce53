import type { Metadata, Sharp } from 'sharp';
import type { ValidationErrorCode } from '#contract/check';
import { BEGINNING_LENGTH, isHeic } from '#contract/pictures';
import { MAX_MEGAPIXELS } from '#contract/rule';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** Files of these formats begin like this. The last two are a RIFF of WebP and an AVIF. */
const BEGINNINGS = /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF....WEBP|....ftypavi[fs])/s;
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const MAX_SIDE = 1024;
/** The rest of a picture is mended if so much of it is there: a broken download or a full card cuts the end off. */
const NEEDED_PART = 0.8;

/** A picture as it is kept, or why it cannot be. */
export type Reencoded = { readonly picture: Buffer } | { readonly error: ValidationErrorCode };

/**
 * Re-encodes a raster picture (JPEG, PNG, WebP, GIF, AVIF) as WebP of at most 1024 px, rotated upright; metadata (place,
 * camera) and anything else in the file is dropped. A picture that lacks its end is mended.
 */
export async function reencode(content: Buffer): Promise<Reencoded> {
  if (content.length === 0) return { error: 'emptyFile' };
  const beginning = content.toString('latin1', 0, BEGINNING_LENGTH);
  if (isHeic(beginning)) return { error: 'heicPicture' };
  // Loaded on first use: at start it would take a tenth longer, and pictures are rare.
  const { default: sharp } = await import('sharp');
  const open = (failOn: 'error' | 'none'): Sharp => sharp(content, { limitInputPixels: MAX_PIXELS, failOn });
  // Its size is asked for without a limit: too many pixels have an answer of their own.
  const known = await sharp(content, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  if (known === undefined) return { error: BEGINNINGS.test(beginning) ? 'damagedFile' : 'wrongFile' };
  if (known.compression === 'hevc') return { error: 'heicPicture' };
  if (!FORMATS.includes(known.format)) return { error: 'wrongFile' };
  if (known.width * known.height > MAX_PIXELS) return { error: 'tooManyPixels' };
  try {
    return { picture: await scaled(open('error')) };
  } catch {
    return mended(open, known).catch(() => ({ error: 'damagedFile' }));
  }
}

function scaled(picture: Sharp): Promise<Buffer> {
  return picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

/** @throws Error where too little of the picture is there */
async function mended(open: (failOn: 'error' | 'none') => Sharp, known: Metadata): Promise<Reencoded> {
  const { width, height } = known;
  const needed = Math.max(1, Math.floor(height * NEEDED_PART));
  if (known.format === 'gif') {
    // Rows that are missing in a GIF are transparent.
    const row = open('none')
      .ensureAlpha()
      .extract({ left: 0, top: needed - 1, width, height: 1 });
    const opacity = await row.extractChannel('alpha').raw().toBuffer();
    if (opacity.every((value) => value === 0)) return { error: 'damagedFile' };
  } else if (!known.isProgressive) {
    // The rows that are needed are read strictly. A progressive picture is whole from its first pass on, only coarser.
    await open('error').extract({ left: 0, top: 0, width, height: needed }).resize({ width: 1 }).raw().toBuffer();
  }
  return { picture: await scaled(open('none')) };
}
