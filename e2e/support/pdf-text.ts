import { inflateSync } from 'node:zlib';

interface Part {
  readonly head: string;
  readonly content: string;
}

/** The numbered objects of a PDF, their streams inflated. */
function partsOf(pdf: Buffer): Map<string, Part> {
  const text = pdf.toString('latin1');
  const parts = new Map<string, Part>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/\nstream\n/);
    const raw = stream?.replace(/\nendstream$/, '');
    const packed = raw !== undefined && head.includes('/FlateDecode');
    parts.set(id, { head, content: packed ? inflated(raw) : (raw ?? '') });
  }
  return parts;
}

function inflated(raw: string): string {
  return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
}

/** Glyph number to letter, for each font that carries such a table. */
function lettersOf(parts: Map<string, Part>): Map<string, Map<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  for (const { head } of parts.values()) {
    for (const [, font = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id)?.head ?? '')?.[1];
      const lines = parts.get(table ?? '')?.content.matchAll(/^<(\w{4})><(\w{4})>$/gm) ?? [];
      const entries = [...lines].map(
        ([, glyph = '', code = '']) => [glyph, String.fromCharCode(parseInt(code, 16))] as const,
      );
      if (entries.length > 0) tables.set(font, new Map(entries));
    }
  }
  return tables;
}

/** The text pieces in a PDF of jsPDF, in writing order. */
export function pdfText(pdf: Buffer): string[] {
  const parts = partsOf(pdf);
  const tables = lettersOf(parts);
  const pieces: string[] = [];
  for (const { content } of parts.values()) {
    if (!content.includes('BT\n')) continue;
    let font = '';
    for (const [, name, plain, coded] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\(((?:\\.|[^\\)])*)\) Tj|<(\w+)> Tj/g)) {
      if (name !== undefined) font = name;
      else if (plain !== undefined) pieces.push(plain.replace(/\\(.)/g, '$1'));
      else pieces.push((coded ?? '').replace(/\w{4}/g, (glyph) => tables.get(font)?.get(glyph.toLowerCase()) ?? '?'));
    }
  }
  return pieces;
}
