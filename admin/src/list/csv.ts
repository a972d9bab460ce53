/**
 * The beginnings of a formula, full-width ones too, at the start of a cell or after what some spreadsheet takes for the
 * end of one: a semicolon, a bar, a tab or, where it separates by another sign than the comma, a line break. Spaces,
 * quotes and signs nobody sees may stand between.
 */
const FORMULA = /(^|[;|\t\r\n])(["\p{Zs}\p{Cf}\v\f]*[=+\-@＝＋－＠])/gu;
/** A tab or a line break at the start would begin a cell too. */
const LEADING_SPACE = /^[\t\r\n]/;

/** A cell as text, never a formula: an apostrophe stands before each dangerous beginning. */
function cell(value: string): string {
  const harmless = value.replace(FORMULA, "$1'$2").replace(LEADING_SPACE, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), every cell in quotes, with a byte order mark so that spreadsheets read UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
