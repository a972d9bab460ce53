import '../styles/follow-up.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Courses } from '../features/courses/Courses.js';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import type { Kept } from '../features/receipt/Keep.js';
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
  const [sent, setSent] = useState<Kept & { times: number }>();
  return (
    <div className="page resource">
      <div className="stack">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      {sent && (
        <Done key={sent.times} title={t.sent} text={t.sentText}>
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
  );
}
