import '../styles/dialog.css';
import '../styles/lists.css';
import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import atHome from '../art/at-home.svg?url';
import { Courses } from '../features/courses/Courses.js';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { Band, Hero, NumberedSteps } from '../components/sections.js';
import { SentReceipt } from '../features/receipt/SentReceipt.js';
import { useSent } from '../features/receipt/useSent.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('resource', 'courseRequestFields', 'receipt', 'notice', 'form', 'errors');
export const meta = headOf('resource');

export default function Resource() {
  const t = useTexts('resource');
  const { sent, check, show, forget } = useSent('course-request');
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={atHome} alt="" />
      <div className="page resource">
        {sent && (
          <Done key={sent.at} title={t.sent} text={sent.answers['noEmail'] ? t.sentTextNoEmail : t.sentText}>
            <SentReceipt kept={sent} onRestored={check} onDelete={forget} />
          </Done>
        )}
        <Courses onSent={({ noEmail, ...kept }) => void show(kept, noEmail ? { noEmail: 'true' } : {})} />
      </div>
      <Band id="how" title={t.howTitle} ground="mist">
        <NumberedSteps steps={t.how} />
      </Band>
    </>
  );
}
