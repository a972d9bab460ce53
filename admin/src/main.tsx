import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
// Fetched only when a page shows Sinhala or Tamil (`unicode-range`).
import '@fontsource/noto-sans-sinhala/400.css';
import '@fontsource/noto-sans-sinhala/700.css';
import '@fontsource/noto-sans-tamil/400.css';
import '@fontsource/noto-sans-tamil/700.css';
import { App } from './App';
import { sweepDrafts } from './providers/drafts';
import { leaveForLogin, returnToPlace, watchSession } from './providers/session';
import { signedInWith, signInAgainStore, wasSignedIn } from './providers/http';

// The server writes a fresh nonce into the page; the styles emotion adds must carry it (Content-Security-Policy).
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });

sweepDrafts();
returnToPlace();
watchSession({
  onSignedIn: signedInWith,
  onRemoved: (reason) => {
    // Unsaved work stays if the token expired, or if the sign-in dialog was already open when another tab signed out.
    const stays = wasSignedIn() && (reason === 'expired' || signInAgainStore.isWaiting());
    if (stays) return;
    if (reason === 'signed-out') sweepDrafts();
    void leaveForLogin();
  },
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <App />
      </CacheProvider>
    </StrictMode>,
  );
}
