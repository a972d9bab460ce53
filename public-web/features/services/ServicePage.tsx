import { useRef } from 'react';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { PageLink } from '../../components/PageLink.js';
import { Band, Faq, Hero, NumberedSteps, BulletList } from '../../components/sections.js';
import { useTexts } from '../../messages/useTexts.js';
import { BookAnyone, BookTeacher, ContactDialog, StaffSection } from '../teacher-profiles/StaffSection.js';

interface ServicePageProps {
  kind: BookingKind;
  section: 'shadowTeacher' | 'specialNeeds';
  picture: string;
}

/** A service that is booked at once: what it is, how it goes, and what parents ask. */
export function ServicePage({ kind, section, picture }: ServicePageProps) {
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
            <BulletList lines={t.does} />
          </div>
          <div className="card stack">
            <h2>{t.asideTitle}</h2>
            <p>{t.aside}</p>
          </div>
        </div>
      </section>
      <KindStaff kind={kind} name={t.title} />
      <Band id="how" title={howTitle}>
        <NumberedSteps steps={t.how} />
      </Band>
      <Faq items={t.faq} ground="mist" />
    </>
  );
}

/** The staff of the service; each can be asked for in the booking form. */
export function KindStaff({ kind, name }: { kind: BookingKind; name: string }) {
  const { listTitle } = useTexts('people');
  return (
    <StaffSection service={KIND_PAGES[kind].service} title={listTitle} name={name} anyone={<BookAnyone kind={kind} />}>
      {(person) => <BookTeacher kind={kind} person={person} />}
    </StaffSection>
  );
}

/** The two ways on from a service: its booking form, or a person to talk to. */
export function BookOrAsk({ booking }: { booking: string }) {
  const t = useTexts('service');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div className="buttons">
        <PageLink to={booking} className="button">
          {t.bookNow}
        </PageLink>
        <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
          {t.contact}
        </button>
      </div>
      <p className="soft">{t.free}</p>
      <ContactDialog ref={dialog} title={t.dialogTitle} text={t.dialogText} close={t.close} />
    </>
  );
}
