import type { Values } from '#contract/rule';
import type { Service, SERVICE_FIELDS } from '#contract/services';
import { useAnswer } from '../../api/useAnswer.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';

export type Offer = Values<typeof SERVICE_FIELDS>;

const HOUR = 60;
/** The prices and times set by administrators; nothing while they are fetched, or if that fails. */
export function useOffers(): readonly Offer[] {
  const { answer } = useAnswer<Offer[]>('/services');
  return answer?.kind === 'done' && Array.isArray(answer.body) ? answer.body : [];
}

/** What the length is the length of: five hours in a class are a school day. */
export function lengthUnitOf(service: Service): 'day' | 'visit' | 'session' {
  if (service === 'Shadow teacher for school') return 'day';
  return service === 'Special needs teacher for home' ? 'visit' : 'session';
}

/** `2500` is `2,500` in all three languages. */
const grouped = (rupees: number): string => String(rupees).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Each fact as text; `undefined` if it is not given. */
export function useFacts({ sessionMinutes, priceFrom, priceTo, priceFor = 'session', ...offer }: Partial<Offer>) {
  const t = useTexts('facts');
  const language = useLanguage();
  const counted = (count: number, forms: { one: string; other: string }) =>
    fill(plural(language, count, forms), { count });
  const { reducedPrice, waitingWeeks } = offer;
  const wholeHours = sessionMinutes !== undefined && sessionMinutes % HOUR === 0;
  const from = priceFrom !== undefined && grouped(priceFrom);
  const price =
    from && (priceTo === undefined || priceTo === priceFrom ? from : fill(t.range, { from, to: grouped(priceTo) }));
  return {
    length:
      sessionMinutes !== undefined &&
      (wholeHours ? counted(sessionMinutes / HOUR, t.hours) : counted(sessionMinutes, t.minutes)),
    price: price && fill(t.rupees[priceFor], { price }),
    reduced: reducedPrice !== undefined && fill(t.reducedFrom, { price: grouped(reducedPrice) }),
    waiting: waitingWeeks !== undefined && (waitingWeeks === 0 ? t.noWaiting : counted(waitingWeeks, t.weeks)),
  };
}

/** Length and price in one line, for a card. */
export function CardFacts({ service, offer = {} }: { service: Service; offer?: Partial<Offer> | undefined }) {
  const t = useTexts('facts');
  const { length, price } = useFacts(offer);
  const named = length && `${t.lengthOf[lengthUnitOf(service)]}: ${length}`;
  return <p className="card-facts">{[named, price].filter(Boolean).join(' · ') || t.cardAsk}</p>;
}
