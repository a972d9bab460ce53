const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A WOFF 1 file as the TrueType file it was made from: its tables, no longer compressed (W3C WOFF 1.0, section 3). */
export async function ttfOf(woff: ArrayBuffer): Promise<Uint8Array> {
  const view = new DataView(woff);
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = HEADER + index * ENTRY;
      const [offset, stored, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
      const bytes = new Uint8Array(woff, offset, stored);
      const data = stored < length ? await inflated(bytes) : bytes;
      return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), data };
    }),
  );
  const padded = (length: number): number => Math.ceil(length / 4) * 4;
  const directory = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = new Uint8Array(tables.reduce((size, { data }) => size + padded(data.length), directory));
  const out = new DataView(sfnt.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  let offset = directory;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    out.setUint32(at, tag);
    out.setUint32(at + 4, checksum);
    out.setUint32(at + 8, offset);
    out.setUint32(at + 12, data.length);
    sfnt.set(data, offset);
    offset += padded(data.length);
  });
  return sfnt;
}
