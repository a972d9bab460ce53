import { useRef } from 'react';
import { KIND_PAGES } from '#contract/pages';
import classroom from '../art/classroom.svg?url';
import { ContactDialog } from '../layout/ContactDialog.js';
import { headOf } from '../layout/head.js';
import { PageLink } from '../layout/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('shadowTeacher');
export const meta = headOf('shadowTeacher');

export default function ShadowTeacher() {
  const t = useTexts('shadowTeacher');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div className="band-inner hero">
        <div className="stack">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p className="lead">{t.lead}</p>
          <div className="buttons">
            <PageLink to={KIND_PAGES['shadow-teacher'].booking} className="button">
              {t.bookNow}
            </PageLink>
            <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
              {t.contact}
            </button>
          </div>
          <p className="soft">{t.free}</p>
        </div>
        <div className="picture">
          <img src={classroom} alt={t.pictureAlt} width="560" height="400" />
        </div>
      </div>
      <section className="band mist">
        <div className="band-inner split">
          <div className="stack">
            <h2>{t.doesTitle}</h2>
            <ul className="ticks">
              {t.does.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className="card stack">
            <h2>{t.fadesTitle}</h2>
            <p>{t.fades}</p>
          </div>
        </div>
      </section>
      <section className="band">
        <div className="band-inner">
          <div className="section-head">
            <h2>{t.howTitle}</h2>
          </div>
          <ol className="stones across">
            {t.how.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="band mist">
        <div className="band-inner">
          <div className="section-head">
            <h2>{t.faqTitle}</h2>
          </div>
          <div className="faq">
            {t.faq.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </section>
      <ContactDialog ref={dialog} title={t.dialogTitle} text={t.dialogText} close={t.close} />
    </>
  );
}
