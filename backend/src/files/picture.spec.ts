import sharp, { type Sharp } from 'sharp';
import { reencode } from './picture.js';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const aPhoto = (width = 320, height = 240): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c81', noise } });
const without = (content: Buffer, part: number): Buffer => content.subarray(0, Math.ceil(content.length * (1 - part)));

/** The size of the picture that is kept, or why none is. */
async function kept(content: Buffer): Promise<string> {
  const result = await reencode(content);
  if ('error' in result) return result.error;
  const { format, width, height } = await sharp(result.picture).metadata();
  return `${format} ${width}×${height}`;
}

describe('a picture', () => {
  it.each([
    ['a JPEG', (photo: Sharp) => photo.jpeg()],
    ['a progressive JPEG', (photo: Sharp) => photo.jpeg({ progressive: true })],
    ['a PNG', (photo: Sharp) => photo.png()],
    ['a GIF', (photo: Sharp) => photo.gif()],
  ])('that lacks its end is mended: %s', async (_, encode) => {
    const content = await encode(aPhoto()).toBuffer();
    expect(await kept(content.subarray(0, -40))).toBe('webp 320×240');
    expect(await kept(without(content, 0.1))).toBe('webp 320×240');
  });

  it.each([
    ['half of a JPEG', (photo: Sharp) => photo.jpeg(), 0.5],
    ['half of a PNG', (photo: Sharp) => photo.png(), 0.5],
    ['half of a GIF', (photo: Sharp) => photo.gif(), 0.5],
    ['a WebP without its end, which cannot be read in parts', (photo: Sharp) => photo.webp(), 0.1],
    ['an AVIF without its end', (photo: Sharp) => photo.avif({ effort: 0 }), 0.1],
  ])('that lacks too much is said to be damaged: %s', async (_, encode, part) => {
    expect(await kept(without(await encode(aPhoto()).toBuffer(), part))).toBe('damagedFile');
  });

  it('straight from a phone of 50 megapixels is scaled', async () => {
    const content = await sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#c81' } })
      .jpeg()
      .toBuffer();
    expect(await kept(content)).toBe('webp 1024×768');
  });

  it.each([
    ['named as such', 'ftypheic\0\0\0\0mif1heic'],
    ['named as an image of any kind', 'ftypmif1\0\0\0\0mif1miafheic'],
    ['of a series', 'ftypmsf1\0\0\0\0msf1hevc'],
  ])('of HEIC is known by its first bytes: %s', async (_, brands) => {
    expect(await kept(Buffer.from(`\0\0\0\u0024${brands}`, 'latin1'))).toBe('heicPicture');
  });
});
