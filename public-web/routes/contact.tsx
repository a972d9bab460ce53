import { Fragment } from 'react';
import { telephoneLink } from '#contract/links';
import onThePhone from '../art/on-the-phone.svg?url';
import { Address, Contacts } from '../components/Contacts.js';
import { PageLink } from '../components/PageLink.js';
import { headOf } from '../components/head.js';
import { Hero, BulletList } from '../components/sections.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('contact');
export const meta = headOf('contact');

export default function Contact() {
  const t = useTexts('contact');
  const { followUp } = useTexts('site');
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={onThePhone} alt={t.pictureAlt}>
        <PageLink to="/addcontact" className="button">
          {t.writeLink}
        </PageLink>
      </Hero>
      <div className="band mist">
        <div className="band-inner pairs">
          <section className="card stack" aria-labelledby="call">
            <h2 id="call">{t.callTitle}</h2>
            <Contacts />
          </section>
          <section className="card stack" aria-labelledby="hours">
            <h2 id="hours">{t.hoursTitle}</h2>
            <BulletList lines={t.hours} />
          </section>
          <section className="card stack" aria-labelledby="visit">
            <h2 id="visit">{t.visitTitle}</h2>
            <Address />
            <p>{t.visit}</p>
          </section>
          <section className="card stack" aria-labelledby="book">
            <h2 id="book">{t.bookTitle}</h2>
            <p>{t.book}</p>
            <PageLink to="/ServiceList">{t.bookLink}</PageLink>
            <PageLink to="/booking-status">{followUp}</PageLink>
          </section>
        </div>
      </div>
      <Emergency />
    </>
  );
}

/** Sri Lanka's own short numbers: free, at any hour. */
const NUMBERS = { police: '119', ambulance: '1990', children: '1929' } as const;
type Whom = keyof typeof NUMBERS;

export function Emergency() {
  const t = useTexts('contact');
  return (
    <section className="band" aria-labelledby="urgent">
      <div className="band-inner">
        <div className="join">
          <div className="stack">
            <h2 id="urgent">{t.urgentTitle}</h2>
            <p>{t.urgent}</p>
          </div>
          <dl className="contacts emergency">
            {(Object.keys(NUMBERS) as Whom[]).map((whom) => (
              <Fragment key={whom}>
                <dt>{t.numbers[whom]}</dt>
                <dd>
                  <a href={telephoneLink(NUMBERS[whom])}>{NUMBERS[whom]}</a>
                </dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
