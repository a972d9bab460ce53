import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { withoutUnused } from './leaveOut.js';
import { UNUSED } from './unused.js';

const MODULE = `
function used() { return unused(1) + walked(); }
function unused(value) { function inner() {} return inner(value); }
function walked() { return 2; }
const Part = forwardRef(() => null);
Part.displayName = 'Part';
used.displayName = 'Used';
`;

const cut = (parts: object): string =>
  withoutUnused(MODULE, parseSync('module.js', MODULE).program, { file: 'module.js', ...parts });

describe('what is left of a module', () => {
  it('throws where nothing should come', () => {
    expect(cut({ never: ['unused'] })).toContain('function unused(value) {throw Error("Left out');
  });

  it('returns at once where there is nothing to do', () => {
    expect(cut({ nothing: ['walked'] })).toContain('function walked() {}');
  });

  it('has neither the values nor the statements that are named', () => {
    const left = cut({ values: ['Part'], statements: ['Part.displayName'] });
    expect(left).toContain('const Part = void 0;');
    expect(left).not.toContain("'Part'");
    expect(left).toContain("used.displayName = 'Used'");
  });

  it('is a module still, when a part lies inside another', () => {
    const left = cut({ never: ['unused', 'inner'], nothing: ['walked'] });
    expect(left).not.toContain('inner');
    expect(parseSync('module.js', left).errors).toEqual([]);
  });

  it('has the words that were swapped, and only where they stand once', () => {
    expect(cut({ swaps: [['return 2;', 'return 3;']] })).toContain('return 3;');
    expect(() => cut({ swaps: [['return', 'give']] })).toThrow('not as');
  });

  it('is not made at all when a name is gone', () => {
    expect(() => cut({ never: ['unused', 'renamed'] })).toThrow('module.js has no renamed any more');
  });
});

it.each(UNUSED)('$file is installed', ({ file }) => {
  expect(existsSync(join(import.meta.dirname, '../../node_modules', file))).toBe(true);
});
