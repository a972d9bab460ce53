import '../styles/form.css';
import '../styles/staff.css';
import { TryAgain } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { MyHours } from '../features/my-hours/MyHours.js';
import { StaffPage } from '../features/my-sessions/StaffPage.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('myHours', 'staffPage', 'sessionWords', 'form');
export const meta = headOf('myHours');

export default function MyHoursPage() {
  const t = useTexts('myHours');
  return (
    <StaffPage title={t.title} lead={t.lead}>
      {(session, profile, retry) =>
        profile === undefined ? <Away onRetry={retry} /> : <MyHours key={profile} session={session} profile={profile} />
      }
    </StaffPage>
  );
}

function Away({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('staffPage');
  return (
    <div className="stack" role="alert">
      <p>{t.failed}</p>
      <TryAgain onRetry={onRetry}>{t.tryAgain}</TryAgain>
    </div>
  );
}
