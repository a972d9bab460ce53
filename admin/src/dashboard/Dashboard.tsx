import { useTranslate } from 'react-admin';
import { PageTitle } from '../layout/PageTitle';
import { Activity } from './Activity';
import { Announcement } from './Announcement';
import { FiguresSection } from './FiguresSection';
import { ManageGrid } from './ManageGrid';
import { ToTell } from './ToTell';
import { WaitingList } from './WaitingList';

export function Dashboard() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('dashboard.title')} />
      <WaitingList />
      <ToTell />
      <Announcement />
      <ManageGrid />
      <FiguresSection />
      <Activity />
    </>
  );
}
