import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { Articles } from '../components/sections.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Emergency } from './contact.js';

export const loader = textsOf('safety', 'contact');
export const meta = headOf('safety');

export default function Safety() {
  const t = useTexts('safety');
  return (
    <>
      <div className="page narrow reading">
        <div className="stack">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p className="lead">{t.lead}</p>
        </div>
        <Articles parts={t.parts} extras={{ tell: <Contacts /> }} />
      </div>
      <Emergency />
    </>
  );
}
