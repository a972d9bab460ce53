import { soundEnding } from './sound.js';

describe('a recording', () => {
  it.each([
    ['ID3\u0004', '.mp3'],
    ['\u00ff\u00fb\u0090', '.mp3'],
    ['\u00ff\u00f3\u0090', '.mp3'],
    ['\0\0\0\u0020ftypM4A ', '.m4a'],
    ['OggS\0', '.ogg'],
    ['\u00ff\u00d8\u00ff', undefined],
    ['RIFF....WAVE', undefined],
    ['<script>', undefined],
    ['%PDF-1.7', undefined],
    ['', undefined],
  ])('that begins with %j is kept as %s', (beginning, ending) => {
    expect(soundEnding(Buffer.from(beginning, 'latin1'))).toBe(ending);
  });
});
