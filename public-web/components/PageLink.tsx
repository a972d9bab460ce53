import { Link, NavLink, type LinkProps } from 'react-router';
import { useLanguage } from '../messages/useTexts.js';
import { localised } from '../site.js';

type Props = Omit<LinkProps, 'to'> & { to: string };

/** A link to a documented path, in the language of this page. */
export function PageLink({ to, ...rest }: Props) {
  return <Link to={localised(to, useLanguage())} prefetch="intent" {...rest} />;
}

/** The same in the navigation: marks itself with `aria-current="page"`. */
export function MenuLink({ to, ...rest }: Props) {
  return <NavLink to={localised(to, useLanguage())} end prefetch="intent" {...rest} />;
}
