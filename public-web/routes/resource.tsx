import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import atHome from '../art/at-home.svg?url';
import { Courses } from '../features/courses/Courses.js';
import type { SentRequest } from '../features/courses/RequestForm.js';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { Band, Hero, NumberedSteps } from '../components/sections.js';
import { ShortReceipt } from '../features/receipt/ShortReceipt.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { localised } from '../site.js';

export const loader = textsOf('resource', 'courseRequestFields', 'receipt', 'notice', 'form', 'errors');
export const meta = headOf('resource');

export default function Resource() {
  const t = useTexts('resource');
  const language = useLanguage();
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentRequest & { times: number }>();
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={atHome} alt="" />
      <div className="page resource">
        {sent && (
          <Done key={sent.times} title={t.sent} text={sent.noEmail ? t.sentTextNoEmail : t.sentText}>
            <ShortReceipt kept={sent} />
          </Done>
        )}
        <Courses
          onSent={(kept) => {
            setSent({ ...kept, times: (sent?.times ?? 0) + 1 });
            void navigate(localised('/resource', language), { replace: true });
          }}
        />
      </div>
      <Band id="how" title={t.howTitle} ground="mist">
        <NumberedSteps steps={t.how} />
      </Band>
    </>
  );
}
