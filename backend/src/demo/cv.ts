/** A plain PDF of one page; its font writes Latin letters only, so the name stands where it can. */
export function drawCv(lines: readonly string[]): Buffer {
  const written = lines.map((line) => line.replace(/[^\x20-\x7e]/g, '').replace(/[\\()]/g, '\\$&'));
  const text = `BT /F 14 Tf 20 TL 60 780 Td ${written.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = String(file.length).padStart(10, '0');
    file += `${i + 1} 0 obj${object}endobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n`;
  return Buffer.from(`${file}${table}${file.length}\n%%EOF\n`, 'latin1');
}
