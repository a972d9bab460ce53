import { deflateSync } from 'node:zlib';
import { pdfWarnings } from './pdf-warnings.js';

function pdf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = ['%PDF-1.7\n', ...objects.flatMap((object) => [object, '\n']), 'trailer<</Root 1 0 R>>\n%%EOF\n'];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

/** Objects 5, 6 … in a compressed object stream. */
function packed(objects: readonly string[], dictionary = '/Type/ObjStm/Filter/FlateDecode'): Buffer {
  const places = objects.map((_, i) => `${5 + i} ${objects.slice(0, i).join(' ').length + (i > 0 ? 1 : 0)} `).join('');
  const bytes = deflateSync(places + objects.join(' '));
  const head = `9 0 obj<<${dictionary}/N ${objects.length}/First ${places.length}/Length ${bytes.length}>>stream\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream endobj')]);
}

/** An object stream that begins in another one, and ends with it. */
function nested(): Buffer {
  const inner = packed(['<</S/JavaScript/JS(x)>>']).subarray(0, -'\nendstream endobj'.length);
  const head = Buffer.from('8 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n');
  return Buffer.concat([head, deflateSync(inner, { level: 0 }), Buffer.from('\nendstream endobj')]);
}

// Far more than it takes: what looks at every part again for every other part takes minutes.
const MOST_CPU_MICROSECONDS = 20_000_000;

describe('the warnings about a PDF', () => {
  it.each([
    ['nothing but text', '1 0 obj<</Type/Catalog>>endobj'],
    ['text about /JavaScripting and /JSON', '1 0 obj<</Type/Catalog>>endobj % /JavaScripting /JSON'],
    ['links', '3 0 obj<</S/URI/URI(mailto:a@b.lk)>>endobj'],
    ['a page to begin with', '1 0 obj<</Type/Catalog/OpenAction[3 0 R/XYZ null null 0]>>endobj'],
    ['pages, and a list of nothing', '2 0 obj<</Count 0>>endobj 3 0 obj<</Type /Page>>endobj'],
    [
      'pages in two lists',
      '2 0 obj<</Type/Pages/Count 0>>endobj 4 0 obj<</Type/Pages/Count 05>>endobj 3 0 obj<</Type/Page>>endobj',
    ],
    ['a page to begin with, named', '1 0 obj<</OpenAction 3 0 R>>endobj 3 0 obj<</S/GoTo/D[4 0 R/Fit]>>endobj'],
  ])('are none for %s', (_, object) => {
    expect(pdfWarnings(pdf(object))).toEqual([]);
  });

  it.each([
    ['a script', '3 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj', ['script']],
    ['a script by its short name', '3 0 obj<</JS 4 0 R>>endobj', ['script']],
    ['a script in other letters', '3 0 obj<</S/J#61va#53cript>>endobj', ['script']],
    ['a script whose name a NUL ends', '3 0 obj<</S/JavaScript\0/JS\0(x)>>endobj', ['script']],
    ['a program', '3 0 obj<</S/Launch/F(cmd.exe)>>endobj', ['program']],
    ['another file', '3 0 obj<</Type/EmbeddedFile>>endobj', ['attachment']],
    ['a list of other files', '1 0 obj<</Names<</EmbeddedFiles 4 0 R>>>>endobj', ['attachment']],
    ['an address it opens', '1 0 obj<</OpenAction<</S/URI/URI(http://e.lk)>>>>endobj', ['opening']],
    ['an address it opens, named', '1 0 obj<</OpenAction 3 0 R>>endobj\n3 0 obj<</S/URI>>endobj', ['opening']],
    ['a script it begins with', '1 0 obj<</OpenAction<</S/JavaScript/JS(x)>>>>endobj', ['script', 'opening']],
    ['encryption', '2 0 obj<</Type/Pages/Count 0>>endobj trailer<</Encrypt 8 0 R>>', ['locked']],
    ['that no page is in it', '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj', ['noPages']],
  ])('name %s', (_, object, warnings) => {
    expect(pdfWarnings(pdf(object))).toEqual(warnings);
  });

  it.each([
    ['a script', ['<</S/J#61vaScript>>'], ['script']],
    ['what it begins with', ['<</OpenAction<</S/URI>>>>'], ['opening']],
    ['a page', ['<</Type/Pages/Kids[6 0 R]/Count 0>>', '<</Type/Page>>'], []],
    ['no page', ['<</Type/Pages/Kids[]/Count 0>>'], ['noPages']],
    ['a page to begin with', ['<</OpenAction 6 0 R>>', '<</S/GoTo>>', '<</S/URI>>'], []],
  ])('look into compressed object streams for %s', (_, objects, warnings) => {
    expect(pdfWarnings(pdf(packed(objects)))).toEqual(warnings);
    expect(pdfWarnings(pdf(packed(objects, '/Type/Obj#53tm/Filter/FlateDecode')))).toEqual(warnings);
  });

  it.each([
    ['whose beginning is far away', `/Type/ObjStm/Filter/FlateDecode${' '.repeat(3000)}`],
    ['with the beginning of an object in a comment', '/Type/ObjStm/Filter/FlateDecode%obj\n'],
    ['with the beginning of an object in a text', '/Filter/FlateDecode/X(obj)/Type/ObjStm'],
    ['whose type stands elsewhere', '/Type 3 0 R/Filter/FlateDecode'],
  ])('say that not all was seen of an object stream %s', (_, dictionary) => {
    const hidden = packed(['<</S/JavaScript/JS(x)>>'], dictionary);
    expect(pdfWarnings(pdf(hidden, '3 0 obj/ObjStm endobj'))).toEqual(['unclear']);
  });
  it.each(['stream\r', 'stream \n'])('say so where its data begin after %j', (beginning) => {
    const hidden = packed(['<</S/JavaScript/JS(x)>>']).toString('latin1').replace('stream\r\n', beginning);
    expect(pdfWarnings(pdf(Buffer.from(hidden, 'latin1')))).toEqual(['unclear']);
  });

  it.each([
    ['packed in another way', pdf(packed(['<<>>'], '/Type/ObjStm/Filter/LZWDecode'))],
    ['packed twice', pdf(packed(['<<>>'], '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]'))],
    ['that cannot be unpacked', pdf('9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nnonsense\nendstream')],
    ['in one another', pdf(nested())],
    ['larger than what is unpacked', pdf(packed(['x'.repeat(9 * 1024 * 1024)]))],
    ['too many to be looked at', pdf('obj<<>>stream\n'.repeat(6000))],
  ])('say that not all was seen of object streams %s', (_, content) => {
    expect(pdfWarnings(content)).toEqual(['unclear']);
  });

  it('are computed fast where it is packed', () => {
    const before = process.cpuUsage();
    pdfWarnings(pdf(packed(['\0'.repeat(8_000_000)])));
    const spaced = packed([], `/Type/ObjStm/Filter${' '.repeat(1900)}/Filter/FlateDecode`);
    pdfWarnings(pdf(...Array<Buffer>(2500).fill(spaced)));
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  it('are computed fast for any input', () => {
    const size = 5 * 1024 * 1024;
    for (const part of ['/OpenAction 1 0 R ', 'obj /ObjStm /Filter stream\n', '/OpenAction<<', '#2f', '/JS']) {
      const before = process.cpuUsage();
      pdfWarnings(Buffer.alloc(size, part));
      expect(process.cpuUsage(before).user).toBeLessThan(MOST_CPU_MICROSECONDS);
    }
  });
});
