import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Scroll position of each history entry. */
const scrolled = new Map<string, number>();

/** The page's one h1. Coming from another page, it takes the focus: that is how a screen reader learns of the change. */
export function PageTitle({ title }: { title: string }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const arrival = useRef({ key, navigation });
  useEffect(() => {
    arrival.current = { key, navigation };
  });

  useEffect(() => {
    document.title = translate('admin.documentTitle', { page: title });
  }, [title, translate]);

  useEffect(() => {
    if (arrival.current.key === 'default') return;
    // Back restores the scroll position.
    const isBack = arrival.current.navigation === NavigationType.Pop;
    window.scrollTo(0, (isBack && scrolled.get(arrival.current.key)) || 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const remember = () => scrolled.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return (
    <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
      {title}
    </Typography>
  );
}
