import type { Colours } from '#contract/colours';

type Channels = readonly [red: number, green: number, blue: number];

/** `#0a5257` or `#fff` as three numbers. */
function channelsOf(colour: string): Channels {
  const digits = colour.trim().replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  if (!/^[\da-f]{6}$/i.test(full)) throw new Error(`"${colour}" is not a colour.`);
  const at = (place: number) => parseInt(full.slice(place, place + 2), 16);
  return [at(0), at(2), at(4)];
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

interface Pair {
  readonly on: keyof Colours;
  readonly of: keyof Colours;
  readonly least: number;
}

/** Pairs of foreground and background with the required contrast: 7 for body text, 4.5 for other text, 3 for shapes. */
export const PAIRS: readonly Pair[] = [
  ...(['ground', 'surface', 'mist', 'sun', 'lilac', 'rose'] as const).map((ground) => ({
    on: ground,
    of: 'ink' as const,
    least: 7,
  })),
  ...(['ground', 'surface', 'mist'] as const).map((ground) => ({ on: ground, of: 'inkSoft' as const, least: 4.5 })),
  ...(['ground', 'surface', 'mist', 'sun'] as const).map((ground) => ({
    on: ground,
    of: 'primary' as const,
    least: 4.5,
  })),
  { on: 'primary', of: 'onPrimary', least: 7 },
  { on: 'surface', of: 'error', least: 7 },
  { on: 'errorGround', of: 'error', least: 4.5 },
  { on: 'surface', of: 'success', least: 7 },
  { on: 'surface', of: 'line', least: 3 },
  { on: 'ground', of: 'line', least: 3 },
];
