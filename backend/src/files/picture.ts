const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];
const MAX_PIXELS = 25_000_000;
const MAX_SIDE = 1024;

/**
 * Draws a raster picture anew as WebP of at most 1024 px, turned upright; whatever else was in the file (place, camera,
 * scripts) stays behind.
 * @returns `undefined` when the content is no JPEG, PNG, WebP or GIF that can be drawn
 */
export async function redraw(content: Buffer): Promise<Buffer | undefined> {
  // Not at the start, which it would lengthen by a tenth: most days nobody sends a picture.
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
