import sinhala from '@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff?url';
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?url';
import type { jsPDF } from 'jspdf';
import { runsOf, type Script } from './scripts';
import { type TextStyle, widthOf } from './picture';
import { ttfOf } from './woff';

const FILES: Record<Exclude<Script, 'latin'>, string> = { sinhala, tamil };

function binary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Embeds fonts for the scripts in the document, so that text drawn as a picture can be found and copied. */
export async function embedFonts(doc: jsPDF, text: string): Promise<void> {
  const used = new Set(runsOf(text).map(({ script }) => script));
  for (const [script, address] of Object.entries(FILES) as [keyof typeof FILES, string][]) {
    if (!used.has(script)) continue;
    const ttf = await ttfOf(await (await fetch(address)).arrayBuffer());
    doc.addFileToVFS(`${script}.ttf`, binary(ttf));
    doc.addFont(`${script}.ttf`, script, 'normal', undefined, 'Identity-H');
  }
}

/** Invisible text over a line drawn as a picture, each run scaled to the width it has there. */
export function writeInvisible(doc: jsPDF, line: string, x: number, y: number, face: TextStyle): void {
  // The horizontal scale would otherwise apply to the text after it.
  doc.saveGraphicsState();
  doc.setFontSize(face.size);
  let before = '';
  for (const { script, text } of runsOf(line)) {
    doc.setFont(script === 'latin' ? 'helvetica' : script, 'normal');
    const seen = widthOf(before + text, face) - widthOf(before, face);
    const own = doc.getTextWidth(text);
    doc.text(text, x + widthOf(before, face), y, {
      renderingMode: 'invisible',
      ...(own > 0 && { horizontalScale: seen / own }),
    });
    before += text;
  }
  doc.restoreGraphicsState();
  doc.setFont('helvetica', 'normal');
}
