import '../styles/find-help.css';
import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { type Sign, Signs, STARTS } from '../features/find-help/Signs.js';
import { CardFacts, useOffers } from '../features/services/facts.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('findHelp', 'signs', 'services', 'facts');
export const meta = headOf('findHelp');

export default function FindHelp() {
  const t = useTexts('findHelp');
  const offers = useOffers();
  return (
    <div className="page">
      <div className="section-head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <Signs
        signs={Object.keys(STARTS) as Sign[]}
        facts={(service) => <CardFacts service={service} offer={offers.find((offer) => offer.service === service)} />}
      />
      <section className="unsure" aria-labelledby="none">
        <div className="stack">
          <h2 id="none">{t.noteTitle}</h2>
          <p>{t.note}</p>
          <PageLink to="/ServiceList">{t.all}</PageLink>
        </div>
        <div>
          <Contacts />
        </div>
      </section>
    </div>
  );
}
