import { pdfError } from './pdf.js';

const OBJECTS = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
const END = 'trailer<</Root 1 0 R>>\n%%EOF\n';
const PDF = `%PDF-1.4\n${OBJECTS}${END}`;
/** A PDF made for the web; it says that it has so many bytes. */
const linearized = (length: number): string =>
  `%PDF-1.5\n1 0 obj<</Linearized 1/L ${length}/O 3/E 9>>endobj\n%%EOF\n${OBJECTS}${END}`;

describe('a CV', () => {
  it.each([
    ['from its first byte', PDF],
    ['after a byte order mark', `\u00ef\u00bb\u00bf${PDF}`],
    ['after a line break', `\r\n${PDF}`],
    ['after 200 spaces', `${' '.repeat(200)}${PDF}`],
    ['after an HTTP header', `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n${PDF}`],
    ['behind the addresses of a mail', `From: Amma <amma@example.lk>\r\nMessage-ID: <a-1.b@mail>\r\n\r\n${PDF}`],
    ['after 1,024 bytes of something', `${'\u00fe'.repeat(1024)}${PDF}`],
    ['with the header of an old Acrobat', `%!PS-Adobe-3.0 PDF-1.4\n${OBJECTS}${END}`],
    ['before 2,048 NULs', `${PDF}${'\0'.repeat(2048)}`],
    ['before a page that a scanner appended', `${PDF}<html>${'scanned '.repeat(500)}</html>`],
    ['made for the web', linearized(170)],
    ['made for the web, of which only the last line breaks are gone', linearized(200)],
    ['with a later version of itself behind it', `${PDF}3 0 obj<</V 1>>endobj\n${END}`],
  ])('is a whole PDF %s', (_, text) => {
    expect(pdfError(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  it.each([
    ['nothing', '', 'emptyFile'],
    ['a header and an end', '%PDF-1.4\n%%EOF', 'emptyFile'],
    ['a PDF cut in the middle', PDF.slice(0, -20), 'damagedFile'],
    ['a header alone', '%PDF-1.7\n', 'damagedFile'],
    ['a PDF made for the web and cut in the middle', linearized(100_000), 'damagedFile'],
    ['a document of another kind', 'PK\u0003\u0004word/document.xml', 'wrongFile'],
    ['a PDF further on than readers look', `${'x'.repeat(1025)}${PDF}`, 'wrongFile'],
    ['a page that hides one', `<script>alert(1)</script>${PDF}`, 'wrongFile'],
    [
      'the same in UTF-16',
      `${Buffer.from('\uFEFF<script>x</script>', 'utf16le').toString('latin1')}${PDF}`,
      'wrongFile',
    ],
    ['a page without quotes that hides one', `<a href=//example.org/@x>${PDF}`, 'wrongFile'],
    ['a page with an element of its own', `<my-page onclick=x>${PDF}`, 'wrongFile'],
    ['a drawing that hides one', `<?xml version="1.0"?><svg/>${PDF}`, 'wrongFile'],
    ['an end before its header', `%%EOF\n%PDF-1.4\n${OBJECTS}`, 'damagedFile'],
    ['an end alone', '%%EOF', 'wrongFile'],
  ])('that is %s is refused', (_, text, error) => {
    expect(pdfError(Buffer.from(text, 'latin1'))).toBe(error);
  });
});
