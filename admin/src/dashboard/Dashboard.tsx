import { useTranslate } from 'react-admin';
import { lazyPage } from '../ui/lazyPage';
import { PageTitle } from '../ui/PageTitle';
import { useRole } from '../providers/authProvider';
import { Activity } from './Activity';
import { Announcement } from './Announcement';
import { Due } from './Due';
import { FiguresSection } from './FiguresSection';
import { MailAlarms } from './MailAlarms';
import { ManageGrid } from './ManageGrid';
import { MissingHolidays } from './MissingHolidays';
import '../messages/dashboard';
import { PendingList } from './PendingList';

const DashboardPlans = lazyPage(
  async () => (await import('../resources/sessions/DashboardPlans')).DashboardPlans,
  null,
);

/** Content editors see the way to their pages, and nothing about families and applicants. */
export function Dashboard() {
  const translate = useTranslate();
  const isAdmin = useRole() === 'Admin';
  return (
    <>
      <PageTitle title={translate('dashboard.title')} />
      {isAdmin && (
        <>
          <MissingHolidays />
          <MailAlarms />
          <Due />
          <PendingList />
          <Announcement />
        </>
      )}
      <ManageGrid />
      {isAdmin && (
        <>
          {/* Below the buttons, which a link of the top bar brings into view: what comes later must not move them. */}
          <DashboardPlans />
          <FiguresSection />
          <Activity />
        </>
      )}
    </>
  );
}
