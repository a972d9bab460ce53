import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router';
import { PageBoundary } from './PageBoundary';
import { MAIN_ID, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { Waiting } from './Waiting';

/** Top bar and page: the spec has no side menu. */
export function AdminLayout({ children }: CoreLayoutProps) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <TopBar />
      {/* The room below lets the last record be scrolled out from under a notice. */}
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ p: { xs: 2, md: 3 }, pb: { xs: 12, md: 12 }, maxWidth: 1680, mx: 'auto' }}
      >
        <PageBoundary key={pathname}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </PageBoundary>
      </Box>
    </>
  );
}
