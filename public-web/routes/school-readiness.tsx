import '../styles/stepper.css';
import { KIND_PAGES } from '#contract/pages';
import circle from '../art/circle.svg?url';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Band, Faq, Hero } from '../components/sections.js';
import { BookOrAsk, KindStaff } from '../features/services/ServicePage.js';
import { Stepper } from '../features/readiness/Stepper.js';

const KIND = 'readiness-teacher';
const { booking } = KIND_PAGES[KIND];

export const loader = textsOf('schoolReadiness', 'service', 'facts', 'staff', 'people', 'districts', 'teacherTypes');
export const meta = headOf('schoolReadiness');

export default function SchoolReadiness() {
  const t = useTexts('schoolReadiness');
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={circle} alt={t.pictureAlt}>
        <BookOrAsk booking={booking} />
      </Hero>
      <Band id="steps" title={t.stepsTitle} lead={t.stepsLead} ground="mist">
        <div className="beside">
          <Stepper booking={booking} />
          <aside className="card stack" aria-labelledby="ready">
            <h3 id="ready">{t.readyTitle}</h3>
            <p>{t.readyText}</p>
          </aside>
        </div>
      </Band>
      <KindStaff kind={KIND} name={t.title} />
      <Faq items={t.faq} />
    </>
  );
}
