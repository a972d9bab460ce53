import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPage } from '../ui/lazyPage';
import type { TellContentProps } from './TellContent';
import { useTell } from './tell';

/** Comes with the first decision. */
const Content = lazyPage<TellContentProps>(async () => (await import('./TellContent')).TellContent, null);

/** Moves the focus to the panel; other applications use this key for notifications too. */
const KEY = 'F8';

const PLACE = { position: 'fixed', zIndex: 'snackbar', left: 0, right: 0, bottom: 0 } as const;
const BAR = {
  maxHeight: '60vh',
  overflowY: 'auto',
  px: { xs: 2, md: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'var(--line)',
  borderRadius: '14px 14px 0 0',
  boxShadow: 8,
} as const;

/**
 * The last decision, with Undo and the message to the family or applicant, at the bottom of the screen. It does not
 * block further decisions; the next one replaces it. Its live region is present from the start.
 */
export function TellPanel() {
  const translate = useTranslate();
  const { decided, show } = useTell();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const close = (): void => {
    // What has the focus goes: without this it would be at the top of the page.
    if (panel.current?.contains(document.activeElement)) document.querySelector<HTMLElement>('h1')?.focus();
    if (decided) show(undefined);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === KEY && heading.current) {
        event.preventDefault();
        heading.current.focus();
      }
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target)) close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <Box
      component="aside"
      ref={panel}
      {...(decided && { 'aria-labelledby': headingId })}
      aria-keyshortcuts={KEY}
      sx={decided ? { ...PLACE, ...BAR } : PLACE}
    >
      <Box role="status" sx={{ pr: decided ? 6 : 0 }}>
        {decided?.sentence}
      </Box>
      {decided && (
        <>
          <IconButton
            aria-label={translate('messages.close')}
            onClick={close}
            sx={{ position: 'absolute', top: 4, right: 4 }}
          >
            <CloseIcon />
          </IconButton>
          <Content decided={decided} heading={heading} headingId={headingId} />
        </>
      )}
    </Box>
  );
}

/** There Escape empties a field, or closes a list. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="combobox"]') !== null;
