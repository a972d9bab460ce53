const HEADER = '%PDF-';
const END = '%%EOF';
/** Where Acrobat looks for the end mark. */
const NEAR_THE_END = 1024;

/** Whether the content is a whole PDF: its first bytes and its end mark, not its name or the type the browser claims. */
export function isPdf(content: Buffer): boolean {
  return (
    content.subarray(0, HEADER.length).toString('latin1') === HEADER && content.subarray(-NEAR_THE_END).includes(END)
  );
}
