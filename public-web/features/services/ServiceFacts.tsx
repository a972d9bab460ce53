import type { Service } from '#contract/services';
import { PhoneLink } from '../../components/Contacts.js';
import { Band } from '../../components/sections.js';
import { useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { useFacts, useOffers } from './facts.js';

const FACTS = ['length', 'price', 'reduced', 'waiting'] as const;
/** Texts that may need two lines. */
const LONG: readonly string[] = ['price', 'reduced'];

/** Length, price and waiting time of one service. Their space is reserved, so that nothing moves when they arrive. */
export function ServiceFacts({ service }: { service: Service }) {
  const t = useTexts('facts');
  const facts = useFacts(useOffers().find((offer) => offer.service === service) ?? {});
  return (
    <Band id="facts" title={t.title}>
      <dl className="facts">
        {FACTS.map((name) => (
          <div key={name} className={LONG.includes(name) ? 'long' : undefined}>
            <dt>{t[name]}</dt>
            <dd>{facts[name] || t.askUs}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">
        <span>{t.call}</span> <PhoneLink phone={PROVIDER.phones[0]} />
      </p>
    </Band>
  );
}
