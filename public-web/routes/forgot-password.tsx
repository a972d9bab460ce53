import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Ticks } from '../components/sections.js';

export const loader = textsOf('forgotPassword');
export const meta = headOf('forgotPassword');

export default function ForgotPassword() {
  const t = useTexts('forgotPassword');
  return (
    <div className="page narrow reading">
      <div className="stack">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <section className="card stack" aria-labelledby="reach">
        <h2 id="reach">{t.reachTitle}</h2>
        <Contacts />
      </section>
      <section className="stack" aria-labelledby="how">
        <h2 id="how">{t.howTitle}</h2>
        <Ticks lines={t.how} />
        <p>{t.applicants}</p>
        <p>{t.parents}</p>
        <PageLink to="/login" className="button quiet">
          {t.back}
        </PageLink>
      </section>
    </div>
  );
}
