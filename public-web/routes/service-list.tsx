import '../styles/find-help.css';
import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { CardFacts, useOffers } from '../features/services/facts.js';
import { SERVICE_NAMES, SERVICES, ServiceLinks } from '../features/services/ServiceCards.js';

/** Where each answer to "Not sure which one?" leads, in the order of the texts. */
const SUGGESTED = ['shadow', 'readiness', 'therapy', 'parents'] as const;

export const loader = textsOf('serviceList', 'services', 'facts');
export const meta = headOf('serviceList');

export default function ServiceList() {
  const t = useTexts('serviceList');
  const { findHelp: link } = useTexts('site');
  const offers = useOffers();
  return (
    <div className="page">
      <div className="section-head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className="buttons">
          <PageLink to="/find-help" className="button">
            {link}
          </PageLink>
        </div>
      </div>
      <h2 className="hidden-text">{t.listTitle}</h2>
      <ServiceLinks
        names={SERVICE_NAMES}
        facts={(name) => {
          const { service } = SERVICES[name];
          return (
            <>
              <p className="soft">{t.who[name]}</p>
              <CardFacts service={service} offer={offers.find((offer) => offer.service === service)} />
            </>
          );
        }}
      />
      <section className="unsure" aria-labelledby="unsure">
        <div className="stack">
          <h2 id="unsure">{t.helpTitle}</h2>
          <p>{t.helpText}</p>
          <Contacts />
          <PageLink to="/contact" className="button">
            {t.helpLink}
          </PageLink>
        </div>
        <dl>
          {t.signs.map(({ when, then }, place) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>
                <PageLink to={SERVICES[SUGGESTED[place] ?? 'parents'].path}>{then}</PageLink>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
