import onThePhone from '../art/on-the-phone.svg?url';
import { Address } from '../components/Address.js';
import { Emergency } from '../components/Emergency.js';
import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Hero } from '../components/Hero.js';
import { Ticks } from '../components/Ticks.js';

export const loader = textsOf('contact');
export const meta = headOf('contact');

export default function Contact() {
  const t = useTexts('contact');
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={onThePhone} alt={t.pictureAlt}>
        <PageLink to="/addcontact" className="button">
          {t.writeLink}
        </PageLink>
      </Hero>
      <div className="band mist">
        <div className="band-inner cards">
          <section className="card stack" aria-labelledby="call">
            <h2 id="call">{t.callTitle}</h2>
            <Contacts />
          </section>
          <section className="card stack" aria-labelledby="hours">
            <h2 id="hours">{t.hoursTitle}</h2>
            <Ticks lines={t.hours} />
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
          </section>
        </div>
      </div>
      <Emergency />
    </>
  );
}
