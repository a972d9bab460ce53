import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberForm } from './form/prerendered.js';

rememberForm();

const root = document.documentElement;
const { theme } = root.dataset;
const { colorScheme } = root.style;

/** React has drawn a page anew that something had changed: the theme, which the head's script has set, went with it. */
function restoreTheme(): void {
  if (theme !== undefined) root.dataset['theme'] = theme;
  root.style.colorScheme = colorScheme;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        restoreTheme();
        reportError(error);
      },
    },
  );
});
