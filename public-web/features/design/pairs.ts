/** What stands on what, and the contrast it needs: 7 for text that is read, 4.5 for other text, 3 for shapes. */
export const PAIRS = [
  ...(['ground', 'surface', 'mist', 'sun', 'lilac', 'rose'] as const).map((ground) => ({
    on: ground,
    of: 'ink',
    least: 7,
  })),
  ...(['ground', 'surface', 'mist'] as const).map((ground) => ({ on: ground, of: 'ink-soft', least: 4.5 })),
  ...(['ground', 'surface', 'mist', 'sun'] as const).map((ground) => ({ on: ground, of: 'primary', least: 4.5 })),
  { on: 'primary', of: 'on-primary', least: 7 },
  { on: 'surface', of: 'error', least: 7 },
  { on: 'error-ground', of: 'error', least: 4.5 },
  { on: 'surface', of: 'success', least: 7 },
  { on: 'surface', of: 'line', least: 3 },
  { on: 'ground', of: 'line', least: 3 },
] as const;

export const TOKENS = [...new Set(PAIRS.flatMap(({ on, of }) => [on, of]))];
