import './fast-selectors.mjs';
import { JSDOM, VirtualConsole } from 'jsdom';

/*
 * The document that all component specs of a worker share: `.config/component-spec.mjs` empties it before each. What
 * jsdom's window has becomes global, as in a browser; `fetch` and its classes stay Node's, which must come from one realm.
 */
const virtualConsole = new VirtualConsole();
virtualConsole.on('jsdomError', (error) => console.error(error));
const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true, virtualConsole });

/** What Node has too, and components want of the document. */
const OF_THE_DOCUMENT = new Set(
  `AbortController AbortSignal Blob CustomEvent DOMException Event EventTarget File FileReader FormData MessageEvent
  Storage localStorage navigator sessionStorage`.split(/\s+/),
);
const PARENTS = ['window', 'self', 'top', 'parent'];
const INHERITED = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
const isClass = (name) => /^[A-Z]/.test(name);

/** What a test has put in the place of something. */
const replaced = new Map();
for (const name of [...Object.getOwnPropertyNames(window), ...INHERITED]) {
  if (name.startsWith('_') || PARENTS.includes(name) || (name in globalThis && !OF_THE_DOCUMENT.has(name))) continue;
  const value = window[name];
  const bound = typeof value === 'function' && !isClass(name) ? value.bind(window) : undefined;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (replaced.has(name) ? replaced.get(name) : (bound ?? window[name])),
    set(given) {
      replaced.set(name, given);
    },
  });
}
Object.assign(globalThis, Object.fromEntries(PARENTS.map((name) => [name, globalThis])));

// Without it, React does not measure its renders for a browser's profiler.
console.timeStamp = undefined;

// What jsdom lacks.
window.Element.prototype.scrollIntoView = () => undefined;
window.Blob.prototype.arrayBuffer = function arrayBuffer() {
  const reader = new window.FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(this);
  });
};

// React takes its turns by `setTimeout` where it finds none of these, as Testing Library waits for them: what follows from a
// change is done before a test goes on.
const { setImmediate, MessageChannel } = globalThis;
delete globalThis.setImmediate;
delete globalThis.MessageChannel;
await import('react-dom/client');
Object.assign(globalThis, { setImmediate, MessageChannel });

// It looks for the document when it is loaded.
const { configure } = await import('@testing-library/dom');
// Generous for a loaded machine: no test relies on real time.
configure({ asyncUtilTimeout: 15_000 });
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Before the tests of a file: nothing of the file before is left. */
export function emptyDocument() {
  const { document } = window;
  const { documentElement } = document;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  replaced.clear();
  replaced.set('scrollTo', () => undefined);
}
