import { Layout, type LayoutProps } from 'react-admin';
import { CrashPage } from './CrashPage';
import { TopBar } from './TopBar';

const None = () => null;

/** react-admin's layout with the spec's top bar and no side menu. */
export const AdminLayout = (props: LayoutProps) => (
  <Layout
    {...props}
    appBar={TopBar}
    sidebar={None}
    error={CrashPage}
    sx={{
      minWidth: 0,
      '& .RaLayout-appFrame': { mt: 0 },
      // Padding below, so that a notification never covers the last record.
      '& .RaLayout-content': { display: 'block', minWidth: 0, p: { xs: 2, md: 3 }, pb: 12, maxWidth: 1680, mx: 'auto' },
    }}
  />
);
