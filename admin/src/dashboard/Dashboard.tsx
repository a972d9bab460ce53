import { useTranslate } from 'react-admin';
import { PageTitle } from '../layout/PageTitle';
import { ManageGrid } from './ManageGrid';
import { WaitingList } from './WaitingList';

export function Dashboard() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('dashboard.title')} />
      <WaitingList />
      <ManageGrid />
    </>
  );
}
