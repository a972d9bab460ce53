const HEADER = '%PDF-';
const END = '%%EOF';

/** Whether the content is a whole PDF: its first bytes and its end mark, not its name or the type the browser claims. */
export function isPdf(content: Buffer): boolean {
  return content.subarray(0, HEADER.length).toString('latin1') === HEADER && content.includes(END);
}
