import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { useTexts } from '../../messages/useTexts.js';
import { Band } from '../../components/Band.js';
import { BookOrAsk } from './BookOrAsk.js';
import { Faq } from '../../components/Faq.js';
import { Hero } from '../../components/Hero.js';
import { Stones } from '../../components/Stones.js';
import { Ticks } from '../../components/Ticks.js';

interface Props {
  kind: BookingKind;
  section: 'shadowTeacher' | 'specialNeeds';
  picture: string;
}

/** A service that is booked at once: what it is, how it goes, and what parents ask. */
export function ServicePage({ kind, section, picture }: Props) {
  const t = useTexts(section);
  const { howTitle } = useTexts('service');
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={picture} alt={t.pictureAlt}>
        <BookOrAsk booking={KIND_PAGES[kind].booking} />
      </Hero>
      <section className="band mist" aria-labelledby="does">
        <div className="band-inner split">
          <div className="stack">
            <h2 id="does">{t.doesTitle}</h2>
            <Ticks lines={t.does} />
          </div>
          <div className="card stack">
            <h2>{t.asideTitle}</h2>
            <p>{t.aside}</p>
          </div>
        </div>
      </section>
      <Band id="how" title={howTitle}>
        <Stones steps={t.how} />
      </Band>
      <Faq items={t.faq} ground="mist" />
    </>
  );
}
