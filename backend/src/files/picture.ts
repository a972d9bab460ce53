const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];
const MAX_PIXELS = 25_000_000;
const MAX_SIDE = 1024;

/**
 * Re-encodes a raster picture as WebP of at most 1024 px, rotated upright; metadata (place, camera) and anything else in
 * the file is dropped.
 * @returns `undefined` when the content is no JPEG, PNG, WebP or GIF that can be drawn
 */
export async function reencode(content: Buffer): Promise<Buffer | undefined> {
  // Loaded on first use: at start it would take a tenth longer, and pictures are rare.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) return undefined;
    return await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
