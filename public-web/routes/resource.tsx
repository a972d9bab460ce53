import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Courses } from '../features/courses/Courses.js';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { localised } from '../site.js';

export const loader = textsOf('resource', 'courseRequestFields', 'notice', 'form', 'errors');
export const meta = headOf('resource');

export default function Resource() {
  const t = useTexts('resource');
  const language = useLanguage();
  const navigate = useNavigate();
  const [sent, setSent] = useState(0);
  return (
    <div className="page resource">
      <div className="stack">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      {sent > 0 && <Done key={sent} title={t.sent} text={t.sentText} />}
      <Courses
        onSent={() => {
          setSent(sent + 1);
          void navigate(localised('/resource', language), { replace: true });
        }}
      />
    </div>
  );
}
