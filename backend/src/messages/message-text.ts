import type { Language } from '#contract/languages';
import { longDay } from '#contract/day-text';
import { frameOf } from '#contract/message-frame';
import type { Place } from '#contract/plan-rules';
import { PROVIDER_NAME } from '#contract/provider';
import { replyBy } from '#contract/working-days';
import { BOOKING_WORDS } from './booking-answers.js';
import type { Message } from './message.schema.js';
import { en } from './texts/en.js';
import { si } from './texts/si.js';
import type { MessageTexts } from './texts/message-texts.js';
import { ta } from './texts/ta.js';

/** A message as a person reads it. */
export interface MessageText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
type Told = Pick<Message, 'template' | 'language' | 'name' | 'kind' | 'reference' | 'params' | 'createdAt'>;

const TEXTS: Readonly<Record<Language, MessageTexts>> = { en, si, ta };

export const placeWord = (place: Place, language: Language): string => TEXTS[language].places[place];

/**
 * @param link the private address, where the template has one
 * @param answers what its person chose in the form, a line each
 */
export function messageText(
  { template, language = 'en', name, kind, reference, params, createdAt }: Told,
  link: string,
  answers: readonly string[] = [],
) {
  const { services, sent, templates } = TEXTS[language];
  const { greeting, signature } = frameOf(language, name);
  const values: Readonly<Record<string, string>> = {
    ...params,
    link,
    reference: reference ?? '',
    service: kind === undefined ? '' : services[kind],
    provider: PROVIDER_NAME,
    day: longDay(replyBy(createdAt), BOOKING_WORDS[language].days),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '').trim();
  const { subject, paragraphs } = templates[template];
  const lines = [greeting, ...paragraphs.map(fill)];
  if (answers.length > 0) lines.push([sent, ...answers].join('\n'));
  const message: MessageText = {
    // The reference it ends with may be gone with an erased booking.
    subject: fill(subject).replace(/:$/, ''),
    text: [...lines, signature].join('\n\n'),
    html: htmlOf(language, [...lines, signature], link),
  };
  return message;
}

function htmlOf(language: Language, paragraphs: readonly string[], link: string): string {
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const body = paragraphs.map((text) => {
    const escaped = escapeHtml(text).replaceAll('\n', '<br>');
    return `<p>${link === '' ? escaped : escaped.replaceAll(escapeHtml(link), anchor)}</p>`;
  });
  const style = 'font: 18px/1.6 sans-serif; color: #1c2a38; max-width: 36em; overflow-wrap: anywhere';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="${style}">${body.join('')}</body></html>`;
}

function escapeHtml(text: string): string {
  const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
}
