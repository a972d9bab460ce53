import { Layout, type LayoutProps } from 'react-admin';
import { CrashPage } from './CrashPage';
import { LeaveGuard } from './LeaveGuard';
import { SignInAgain } from './SignInAgain';
import { TopBar } from './TopBar';
import { TellPanel } from '../decisions/TellPanel';
import { TellProvider, useTell } from '../decisions/tell';

const None = () => null;

/** react-admin's layout with the spec's top bar and no side menu, and what floats over every page. */
export const AdminLayout = (props: LayoutProps) => (
  <TellProvider>
    <Frame {...props} />
    <TellPanel />
    <SignInAgain />
    <LeaveGuard />
  </TellProvider>
);

function Frame(props: LayoutProps) {
  const { decided } = useTell();
  // The room below lets the last record be scrolled out from under a notice, or the panel.
  const below = decided ? { xs: '50vh', md: '200px' } : 12;
  return (
    <Layout
      {...props}
      appBar={TopBar}
      sidebar={None}
      error={CrashPage}
      sx={{
        minWidth: 0,
        '& .RaLayout-appFrame': { mt: 0 },
        '& .RaLayout-content': {
          display: 'block',
          minWidth: 0,
          p: { xs: 2, md: 3 },
          pt: 1.5,
          pb: below,
          maxWidth: 1680,
          mx: 'auto',
        },
      }}
    />
  );
}
