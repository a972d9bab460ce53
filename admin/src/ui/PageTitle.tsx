import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Scroll positions of history entries, those left last. */
const scrolled = new Map<string, number>();
const MOST = 50;

function keepScroll(key: string): void {
  scrolled.delete(key);
  scrolled.set(key, window.scrollY);
  const [oldest] = scrolled.keys();
  if (scrolled.size > MOST && oldest !== undefined) scrolled.delete(oldest);
}

interface Props {
  title: string;
  /** In the title of the tab only: a person has a booking, a message and a family of the same name. */
  within?: string | undefined;
}

/** The page's one h1. Coming from another page, it takes the focus: that is how a screen reader learns of the change. */
export function PageTitle({ title, within }: Props) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const arrival = useRef({ key, navigation });
  useEffect(() => {
    arrival.current = { key, navigation };
  });

  useEffect(() => {
    document.title = translate('admin.documentTitle', { page: within ? `${title}, ${within}` : title });
  }, [title, within, translate]);

  useEffect(() => {
    if (arrival.current.key === 'default') return;
    // Back restores the scroll position.
    const isBack = arrival.current.navigation === NavigationType.Pop;
    window.scrollTo(0, (isBack && scrolled.get(arrival.current.key)) || 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const remember = () => keepScroll(key);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return (
    <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
      {title}
    </Typography>
  );
}
