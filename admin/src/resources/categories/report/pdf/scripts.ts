/** Letters of the PDF's built-in Helvetica: Western European Latin. */
const PLAIN = /^[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\n]*$/;

/** Text that jsPDF can write. It has no text shaping, so everything else is drawn by the browser. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

export type Script = 'latin' | 'sinhala' | 'tamil';

interface Run {
  script: Script;
  text: string;
}

/** Joiners and marks without a script of their own belong to the letters before them. */
const SCRIPTS: readonly [Script, RegExp][] = [
  ['sinhala', /[\u0D81-\u0DF4\u200C\u200D]/],
  ['tamil', /[\u0B82-\u0BFA]/],
];

function scriptOf(char: string, before: Script): Script {
  if (before === 'tamil' && /[\u200C\u200D]/.test(char)) return 'tamil';
  return SCRIPTS.find(([, letters]) => letters.test(char))?.[0] ?? 'latin';
}

/** A line cut where its script changes. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  for (const char of line) {
    const last = runs.at(-1);
    const script = scriptOf(char, last?.script ?? 'latin');
    if (last?.script === script) last.text += char;
    else runs.push({ script, text: char });
  }
  return runs;
}
