import type { Service } from '#contract/services';
import { PhoneLink } from '../../components/Contacts.js';
import { Band } from '../../components/sections.js';
import { useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { lengthUnitOf, useFacts, useOffers } from './facts.js';

/** Length, price and waiting time of one service, as far as the administrators have given them. */
export function ServiceFacts({ service }: { service: Service }) {
  const t = useTexts('facts');
  const facts = useFacts(useOffers().find((offer) => offer.service === service) ?? {});
  const known = [
    { name: t.lengthOf[lengthUnitOf(service)], text: facts.length },
    { name: t.price, text: facts.price },
    { name: t.reduced, text: facts.reduced },
    { name: t.waiting, text: facts.waiting },
  ].filter(({ text }) => text);
  return (
    <Band id="facts" title={t.title}>
      {known.length > 0 ? (
        <dl className="facts">
          {known.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t.unknown}</p>
      )}
      <p className="soft">
        <span>{t.call}</span> <PhoneLink phone={PROVIDER.phones[0]} />
      </p>
    </Band>
  );
}
