import '../styles/form.css';
import '../styles/staff.css';
import { headOf } from '../components/head.js';
import { MyHours } from '../features/my-hours/MyHours.js';
import { StaffPage } from '../features/my-sessions/StaffPage.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('myHours', 'staffPage', 'sessionWords', 'form');
export const meta = headOf('myHours');

export default function MyHoursPage() {
  const t = useTexts('myHours');
  const page = useTexts('staffPage');
  return (
    <StaffPage title={t.title} lead={t.lead}>
      {(session, profile) =>
        profile === undefined ? <p role="alert">{page.failed}</p> : <MyHours session={session} profile={profile} />
      }
    </StaffPage>
  );
}
