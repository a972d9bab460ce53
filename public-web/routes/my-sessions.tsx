import '../styles/form.css';
import '../styles/follow-up.css';
import '../styles/staff.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LANGUAGES } from '#contract/languages';
import { accountOf } from '../api/session.js';
import { headOf } from '../components/head.js';
import { MySessions } from '../features/my-sessions/MySessions.js';
import type { Phrases } from '../features/my-sessions/NoteForm.js';
import { StaffPage } from '../features/my-sessions/StaffPage.js';
import { CATALOGUES, textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

const texts = textsOf('mySessions', 'staffPage', 'sessionWords', 'sessionNote', 'sessionGoals', 'progress', 'form');

export function loader(args: LoaderFunctionArgs) {
  const phrases = Object.fromEntries(LANGUAGES.map((language) => [language, CATALOGUES[language].phrases]));
  return { ...texts(args), phrases: phrases as Phrases };
}
export const meta = headOf('mySessions');

export default function MySessionsPage() {
  const t = useTexts('mySessions');
  const { phrases } = useLoaderData<typeof loader>();
  return (
    <StaffPage title={t.title} lead={t.lead}>
      {(session, profile, retry) => (
        <MySessions key={accountOf(session)} session={session} profile={profile} phrases={phrases} onRetry={retry} />
      )}
    </StaffPage>
  );
}
