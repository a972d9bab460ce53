import { Address, Contacts, EmailLink } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { fill } from '../messages/fill.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { NOTICE_VERSION } from '#contract/notice';
import { Articles, BulletList } from '../components/sections.js';
import { PROVIDER } from '../provider.js';

const AUTHORITY = 'www.dpa.gov.lk';

export const loader = textsOf('privacy');
export const meta = headOf('privacy');

export default function Privacy() {
  const t = useTexts('privacy');
  const extras = {
    contact: (
      <>
        <Contacts />
        <Address />
      </>
    ),
    officer: <EmailLink address={PROVIDER.dataProtectionEmail} />,
    complaint: <a href={`https://${AUTHORITY}`}>{AUTHORITY}</a>,
  };
  return (
    <div className="page narrow reading">
      <div className="stack">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="soft">{fill(t.version, { version: NOTICE_VERSION })}</p>
      </div>
      <aside className="card stack" aria-labelledby="short">
        <h2 id="short">{t.shortTitle}</h2>
        <BulletList lines={t.short} />
      </aside>
      <Articles parts={t.parts} extras={extras} />
    </div>
  );
}
