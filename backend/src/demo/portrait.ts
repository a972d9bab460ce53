import type { Look } from './people.js';

/** Hair behind and before the face, by style. */
const HAIR: Record<Look['style'], { behind: string; before: string }> = {
  short: {
    behind: '<path d="M128 190c-8-92 48-124 128-124s136 32 128 124z"/>',
    before: '<path d="M150 190c10-60 60-78 106-78s96 18 106 78c8-72-38-118-106-118S142 118 150 190z"/>',
  },
  bun: {
    behind: '<circle cx="256" cy="62" r="44"/><path d="M126 214c-14-100 52-142 130-142s144 42 130 142z"/>',
    before: '<path d="M148 206c4-70 40-92 108-98 68 6 104 28 108 98 14-90-36-138-108-138s-122 48-108 138z"/>',
  },
  long: {
    behind: '<path d="M120 400c-30-220-10-334 136-334s166 114 136 334z"/>',
    before: '<path d="M146 220c0-70 60-110 150-122 40 20 66 60 70 122 16-110-36-152-110-152s-126 42-110 152z"/>',
  },
  curls: {
    behind:
      '<g><circle cx="150" cy="170" r="58"/><circle cx="200" cy="108" r="58"/><circle cx="262" cy="90" r="58"/><circle cx="320" cy="112" r="58"/><circle cx="364" cy="172" r="56"/><circle cx="136" cy="236" r="44"/><circle cx="378" cy="236" r="44"/></g>',
    before:
      '<g><circle cx="190" cy="140" r="32"/><circle cx="244" cy="124" r="34"/><circle cx="306" cy="136" r="32"/></g>',
  },
  scarf: { behind: '', before: '' },
};

const SCARF =
  '<path d="M112 420c-24-210-4-348 144-348s168 138 144 348z"/><path d="M112 420c60 40 228 40 288 0l20 92H92z" opacity=".85"/>';

/** A flat drawing of a person, as the brand's other pictures: 512 px square, PNG. */
export async function drawPortrait({ skin, hair, cloth, ground, style, glasses }: Look): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { behind, before } = HAIR[style];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <rect width="512" height="512" fill="${ground}"/>
    <g fill="${hair}">${behind}</g>
    ${style === 'scarf' ? `<g fill="${cloth}">${SCARF}</g>` : ''}
    <path d="M214 320h84v90h-84z" fill="${skin}"/>
    <path d="M214 330c20 26 64 26 84 0v26c-20 24-64 24-84 0z" fill="#000" opacity=".12"/>
    <path d="M70 512c4-96 74-128 144-136 20 34 64 34 84 0 70 8 140 40 144 136z" fill="${cloth}"/>
    <path d="M214 376c20 34 64 34 84 0l16 6c-24 54-92 54-116 0z" fill="#fff" opacity=".35"/>
    <g fill="${skin}">${style === 'scarf' ? '' : '<circle cx="146" cy="232" r="24"/><circle cx="366" cy="232" r="24"/>'}
    <path d="M150 206c0-84 44-118 106-118s106 34 106 118c0 92-50 150-106 150s-106-58-106-150z"/></g>
    ${style === 'scarf' ? `<path d="M150 210c0-90 44-124 106-124s106 34 106 124c-8-66-44-88-106-88s-98 22-106 88z" fill="${cloth}"/>` : ''}
    <g fill="${hair}">${before}</g>
    <g fill="#1c2a38"><circle cx="212" cy="226" r="9"/><circle cx="300" cy="226" r="9"/></g>
    <g fill="none" stroke="#1c2a38" stroke-width="7" stroke-linecap="round">
      <path d="M192 198c10-9 28-10 38-3M282 195c10-7 28-6 38 3"/>
      <path d="M256 236c-3 18-10 28-4 34 4 3 10 3 14 0" opacity=".45"/>
      <path d="M218 298c22 22 54 22 76 0"/>
      ${glasses ? '<circle cx="212" cy="226" r="31"/><circle cx="300" cy="226" r="31"/><path d="M243 222q13-8 26 0"/>' : ''}
    </g>
    <g fill="#d9644a" opacity=".22"><circle cx="186" cy="270" r="20"/><circle cx="326" cy="270" r="20"/></g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
