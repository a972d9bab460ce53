import { useRef } from 'react';
import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { Articles } from '../components/sections.js';
import { ReadAloud } from '../features/reading/ReadAloud.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Emergency } from './contact.js';

export const loader = textsOf('diagnosis', 'reader', 'contact');
export const meta = headOf('diagnosis');

export default function Diagnosis() {
  const t = useTexts('diagnosis');
  const article = useRef<HTMLElement>(null);
  const call = (
    <>
      <Contacts />
      <PageLink to="/parent-counseling">{t.parents}</PageLink>
    </>
  );
  return (
    <>
      <article ref={article} className="page narrow reading">
        <div className="stack">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p className="lead">{t.lead}</p>
          <ReadAloud of={article} />
        </div>
        <Articles parts={t.parts} extras={{ call }} />
      </article>
      <Emergency />
    </>
  );
}
