import type { Plugin } from 'vite';
import type { Unused } from './unused.js';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const STUBS = {
  never: '{throw Error("Left out of this build: bundle/unused.ts")}',
  nothing: '{}',
  values: 'void 0',
  statements: '',
} as const;

type Part = keyof typeof STUBS;
type Found = readonly [part: Part, name: string, place: Node];

function isNode(value: unknown): value is Node & Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What of a module can be named and cut: bodies of functions, values of variables, statements at its top. */
function* placesIn(code: string, node: unknown, unused: Unused): Generator<Found> {
  if (Array.isArray(node)) {
    for (const child of node) yield* placesIn(code, child, unused);
    return;
  }
  if (!isNode(node)) return;
  const name = isNode(node['id']) ? String(node['id']['name']) : '';
  if (node.type === 'FunctionDeclaration' && isNode(node['body'])) {
    if (unused.never?.includes(name)) yield ['never', name, node['body']];
    if (unused.nothing?.includes(name)) yield ['nothing', name, node['body']];
  }
  if (node.type === 'VariableDeclarator' && isNode(node['init']) && unused.values?.includes(name)) {
    yield ['values', name, node['init']];
  }
  if (node.type === 'ExpressionStatement') {
    const start = unused.statements?.find((statement) => code.startsWith(statement, node.start));
    if (start !== undefined) yield ['statements', start, node];
  }
  for (const child of Object.values(node)) yield* placesIn(code, child, unused);
}

/** The module's code without the parts named; a name that is not there any more stops the build. */
export function withoutUnused(code: string, syntax: unknown, unused: Unused): string {
  const places = [...placesIn(code, syntax, unused)];
  for (const part of Object.keys(STUBS) as Part[]) {
    const gone = (unused[part] ?? []).filter((name) => !places.some(([, found]) => found === name));
    if (gone.length > 0) throw new Error(`${unused.file} has no ${gone.join(', ')} any more: see bundle/unused.ts.`);
  }
  let text = code;
  let cutFrom = code.length;
  for (const [part, , { start, end }] of places.sort((a, b) => b[2].end - a[2].end || a[2].start - b[2].start)) {
    // A place inside one that is cut already goes with it.
    if (end > cutFrom) continue;
    text = text.slice(0, start) + STUBS[part] + text.slice(end);
    cutFrom = start;
  }
  for (const [from, to] of unused.swaps ?? []) {
    if (text.split(from).length !== 2) throw new Error(`${unused.file} is not as bundle/unused.ts knows it: ${from}`);
    text = text.replace(from, to);
  }
  return text;
}

/** Leaves the parts of libraries that this site never runs out of the browser's build. */
export function leaveOut(modules: readonly Unused[]): Plugin {
  return {
    name: 'leave-out-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const unused = modules.find(({ file }) => id.endsWith(`/node_modules/${file}`));
      return unused && { code: withoutUnused(code, this.parse(code), unused), map: null };
    },
  };
}
