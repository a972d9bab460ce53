import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { SERVICE_NAMES, ServiceLinks } from '../features/services/ServiceCards.js';

export const loader = textsOf('serviceList', 'services', 'facts');
export const meta = headOf('serviceList');

export default function ServiceList() {
  const t = useTexts('serviceList');
  return (
    <div className="page">
      <div className="section-head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <h2 className="hidden-text">{t.listTitle}</h2>
      <ServiceLinks names={SERVICE_NAMES} full />
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
          {t.signs.map(({ when, then }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{then}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
