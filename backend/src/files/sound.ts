/** The types with which recordings are served, by the ending of their names. */
export const SOUND_TYPES = { '.mp3': 'audio/mpeg', '.m4a': 'audio/mp4', '.ogg': 'audio/ogg' } as const;
export type SoundEnding = keyof typeof SOUND_TYPES;

/** The kind of a recording by its first bytes, not by its name; `undefined` for any that phones cannot play. */
export function soundEnding(content: Buffer): SoundEnding | undefined {
  const startsWith = (sign: string, at = 0) => content.toString('latin1', at, at + sign.length) === sign;
  const [first, second = 0] = content;
  if (startsWith('ID3') || (first === 0xff && (second & 0xe6) === 0xe2)) return '.mp3';
  if (startsWith('ftyp', 4)) return '.m4a';
  return startsWith('OggS') ? '.ogg' : undefined;
}
