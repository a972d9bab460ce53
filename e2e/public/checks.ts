import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { CONTRAST, runAxe } from '../support/axe.js';
import { expect } from '../support/fixtures.js';
import { enlarge, restyle } from './enlarged.js';

const EXTRA = { 'css-orientation-lock': { enabled: true }, 'color-contrast-enhanced': { enabled: true } };

/**
 * Elements whose contrast axe cannot determine, with the reason why it is sufficient. Any other such element fails the
 * tests.
 */
const UNSURE_CONTRAST: readonly { readonly selector: string; readonly reason: string }[] = [
  { selector: '.stones > li > h3', reason: 'The stone is drawn beside or above its heading, never behind it.' },
  { selector: 'dialog[open] p', reason: 'A dialog has a ground of its own; the page below it is under the backdrop.' },
];

async function judge(page: Page, { violations, incomplete }: AxeResults, where: string): Promise<void> {
  const say = ({ id, nodes }: AxeResults['violations'][number]) =>
    `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`;
  expect(violations.map(say), where).toEqual([]);
  const targets = incomplete
    .filter(({ id }) => CONTRAST.includes(id))
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  const unsure = await page.evaluate(
    ([all, known]) => all.filter((target) => document.querySelector(target)?.matches(known) !== true),
    [targets, UNSURE_CONTRAST.map(({ selector }) => selector).join(', ')] as const,
  );
  expect(unsure, `${where}: contrast nobody could work out`).toEqual([]);
}

/** No violations of the axe rules, including some that are off by default. */
export async function expectNoViolationsStrict(page: Page, where: string): Promise<void> {
  await judge(page, await runAxe(page, { changed: EXTRA }), where);
}

export async function expectNoContrastViolations(page: Page, where: string): Promise<void> {
  await judge(page, await runAxe(page, { only: CONTRAST }), where);
}

/** In forced colours the rules of axe find what they find without: contrast is up to the system. What is drawn differs. */
export async function isOutlinedInForcedColours(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unlined = await page.evaluate(() =>
    [...document.querySelectorAll('button, .button, input, select, textarea, .theme span')]
      .filter((element) => element.checkVisibility() && !element.closest('.theme label > input'))
      .filter((element) => getComputedStyle(element).opacity !== '0' && !element.matches('.link-button'))
      .filter(
        (element) =>
          getComputedStyle(element).borderTopStyle === 'none' && !element.matches('[type=radio], [type=checkbox]'),
      )
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  expect(unlined, `${where}: controls without an outline`).toEqual([]);
  // Forced colours take every ground away, and with it what is drawn by one.
  const bullets = await page
    .locator('.ticks li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').borderStyle));
  expect(
    [...new Set(bullets)].filter((style) => style !== 'solid'),
    `${where}: bullets`,
  ).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** No horizontal overflow, no text cut off, and none outside its box. */
export async function fits(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      if (!element.checkVisibility() || element.closest('.hidden-text, noscript')) return false;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // Clamped on purpose: a button shows the full text.
      if (webkitLineClamp !== 'none') return false;
      // Browsers write the name of the file into its input.
      const text = element.textContent.trim() !== '' || element.matches('input[type="file"]');
      const hides = overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden';
      return (
        text &&
        hides &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      );
    });
    const outside = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let holder = node.parentElement;
      if (!holder?.checkVisibility() || holder.closest('.hidden-text, noscript, script, style, option')) continue;
      while (holder.parentElement && ['inline', 'contents'].includes(getComputedStyle(holder).display))
        holder = holder.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = holder.getBoundingClientRect();
      if ([...range.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1))
        outside.add(holder);
    }
    return [
      ...[...outside].map((element) => `text leaves its box: ${element.outerHTML.slice(0, 90)}`),
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}px`] : []),
      ...cut.map((element) => `cuts text: ${element.outerHTML.slice(0, 90)}`),
    ];
  });
  expect(faults, where).toEqual([]);
}

/** The values of WCAG 1.4.12, and text that is a third larger and twice as large (1.4.4). */
export async function fitsWithOtherText(page: Page, where: string): Promise<void> {
  const styles = {
    spacing:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    'at 130 %': 'html { font-size: 130% !important }',
    'at 200 %': 'html { font-size: 200% !important }',
  };
  for (const [name, text] of Object.entries(styles)) {
    await restyle(page, text);
    await fits(page, `${where}, text ${name}`);
  }
  await restyle(page, '');
}

/** Buttons, links of lists, fields and menus are large enough for a thumb. */
export async function hasLargeTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, nav a, .plain-links a, .contacts a, .button, input, select, textarea, summary',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        // A button of a choice and its label are one target.
        const box = (element.closest('.choice, .theme label, .report-notes label') ?? element).getBoundingClientRect();
        return { what: element.outerHTML.slice(0, 90), height: Math.round(box.height), width: Math.round(box.width) };
      })
      .filter(({ height, width }) => height < 44 || width < 44),
  );
  expect(small, where).toEqual([]);
}

/** Tabs through the page: each stop is in view, has a focus ring, and is not covered. */
export async function showsFocus(page: Page, where: string): Promise<void> {
  const faults: string[] = [];
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) return 'end';
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const ringed = [element, element.nextElementSibling].some((part) => {
        const style = part ? getComputedStyle(part) : undefined;
        return style !== undefined && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      });
      const name = element.outerHTML.slice(0, 90);
      // A link over two lines has its middle between them.
      const lines = element.getClientRects().length > 1;
      if (!lines && !(top && (element.contains(top) || top.contains(element)))) return `hidden: ${name}`;
      return ringed ? '' : `no ring: ${name}`;
    });
    if (fault === 'end') break;
    if (fault) faults.push(fault);
  }
  expect(faults, where).toEqual([]);
}

export async function standsStill(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length), where).toBe(0);
  const scrolls = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(scrolls, where).toBe('auto');
}

/**
 * Words that stand on two lines or stick out: in Sinhala and Tamil a word cut anywhere cannot be read. A soft hyphen
 * says where one may be parted.
 */
export async function keepsWordsWhole(page: Page, where: string, selector = 'body'): Promise<void> {
  const broken = await page.locator(selector).evaluate(async (root) => {
    await document.fonts.ready;
    const broken = new Set<string>();
    const letters = new Intl.Segmenter();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, noscript, .hidden-text')) continue;
      const text = node.textContent ?? '';
      for (const { index, 0: word } of text.matchAll(/[^\s/–\u00AD-]+/g)) {
        const range = document.createRange();
        // The hyphen that is drawn on the line before belongs to the letter after it.
        const [first] = letters.segment(word);
        range.setStart(node, index + (text[index - 1] === '\u00AD' && first ? first.segment.length : 0));
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top / 4)));
        if (lines.size > 1 || boxes.some(({ right }) => right > innerWidth)) broken.add(word);
      }
    }
    return [...broken];
  });
  expect(broken, `${where}: words cut in two`).toEqual([]);
}

/** Sinhala and Tamil letters are taller and denser, so they get larger text and more line height. */
export async function hasReadableLetters(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('p, li, dd, label, input, textarea, h1, h2')]
      .filter((element) => element.checkVisibility() && !element.closest('.hidden-text, [lang=en]'))
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ element, style }) => {
        const size = parseFloat(style.fontSize);
        const reading = element.matches('p, li:not(nav li)');
        return (
          size < (element.matches('input, textarea') ? 17 : 16) ||
          (reading && parseFloat(style.lineHeight) / size < 1.6 && !element.closest('footer')) ||
          (style.letterSpacing !== 'normal' && style.letterSpacing !== '0px') ||
          style.fontStyle !== 'normal' ||
          style.textTransform !== 'none'
        );
      })
      .map(({ element, style }) => `${element.outerHTML.slice(0, 70)} ${style.fontSize}/${style.lineHeight}`),
  );
  expect(faults, where).toEqual([]);
}

/** The parts of headings that stand on two lines without a hyphen. What people entered has none: see `staff.e2e.ts`. */
function dividedWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Larger text may ask for a font that has not come: until then it is drawn in another, wider one.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [...document.querySelectorAll('main :is(h1, h2, h3):not(.fetched li *)')].flatMap((heading) => {
      const texts = [...heading.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts.flatMap((text) =>
        [...(text.textContent ?? '').matchAll(/[^\s\u00ad]+/g)]
          .filter(({ 0: part, index }) => {
            const range = document.createRange();
            // The hyphen that is drawn on the line before belongs to the letter after it.
            range.setStart(text, index + 1);
            range.setEnd(text, index + part.length);
            const drawn = [...range.getClientRects()].filter(({ width }) => width > 1);
            return new Set(drawn.map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([part]) => part),
      );
    });
  });
}

/** No heading is divided inside of a word, but where a hyphen shows it, with text twice as large too. */
export async function keepsHeadingsWhole(page: Page, where: string): Promise<void> {
  await enlarge(page, '200%');
  expect(await dividedWords(page), `${where}, twice as large: words divided`).toEqual([]);
  await restyle(page, '');
  expect(await dividedWords(page), `${where}: words divided`).toEqual([]);
}
