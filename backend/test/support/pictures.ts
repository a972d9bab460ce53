import { crc32 } from 'node:zlib';
import { aPicture } from '../factories/index.js';

/** The header of a PNG that claims to be so wide and high; its pixels are missing. */
export function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(9)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Who took the photo, as its file says. */
export const OWNER = 'Kamala of 12 Lake Road';

/** A photo as a telephone takes it: on its side, with the place and its owner in it. */
export function aPhoto(): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '7/1 0/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '79/1 52/1 0/1',
  };
  return aPicture(400, 200)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: OWNER }, IFD3: place })
    .toBuffer();
}
