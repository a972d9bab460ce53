import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Articles } from '../components/sections.js';

export const loader = textsOf('accessibility');
export const meta = headOf('accessibility');

export default function Accessibility() {
  const t = useTexts('accessibility');
  return (
    <div className="page narrow reading">
      <div className="stack">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="soft">{t.checked}</p>
      </div>
      <Articles parts={t.parts} extras={{ report: <Contacts /> }} />
    </div>
  );
}
