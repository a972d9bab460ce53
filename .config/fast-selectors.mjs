import { createRequire } from 'node:module';

/*
 * jsdom asks its selector engine about every rule of every style sheet, its own included, for each element whose style is
 * computed; that was half the time of the component specs. An element without the tag and class that a selector's last
 * part names cannot match it: such rules are not asked about. To be imported before jsdom.
 */
const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** By selector: what each of its alternatives asks of the element; `undefined` where that cannot be told so simply. */
const known = new Map();

selectors.matchesDontThrow = (element, selector) => {
  if (!known.has(selector)) known.set(selector, alternativesOf(selector));
  const candidates = known.get(selector)?.filter((each) => hasTagAndClass(element, each));
  if (candidates?.length === 0) return false;
  return candidates?.some(({ isAll }) => isAll) || matchesDontThrow(element, selector);
};

function alternativesOf(selector) {
  if (selector === undefined || /[([\\]/.test(selector)) return undefined;
  return selector.split(',').map((alternative) => {
    const [last, tag, rest] = /([\w*-]*)([^\s>+~]*)$/.exec(alternative.trim());
    const [dotted = '', name] = /\.([\w-]+)/.exec(rest) ?? [];
    const isAll = last !== '' && last === alternative.trim() && rest === dotted;
    return { tag: tag === '*' ? '' : tag, htmlTag: tag.toLowerCase(), name, isAll };
  });
}

function hasTagAndClass(element, { tag, htmlTag, name }) {
  if (tag && element._localName !== tag && element._localName !== htmlTag) return false;
  if (!name) return true;
  const names = element.getAttributeNS(null, 'class');
  return names !== null && names.includes(name) && names.split(/\s+/).includes(name);
}
