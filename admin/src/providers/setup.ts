import { PATHS } from '../paths';

const REQUIRED = 'second-factor-demanded';

/**
 * An account that must set up its second factor first is refused everything else: the account page replaces the open
 * one. Session storage keeps which, to go back to; without its filters, which may hold a child's name.
 */
export function leaveForSetup(): Promise<never> {
  const { pathname } = window.location;
  if (!isSetupRequired()) sessionStorage.setItem(REQUIRED, pathname);
  if (pathname !== PATHS.myAccount) window.location.replace(PATHS.myAccount);
  return new Promise<never>(() => undefined);
}

export const isSetupRequired = (): boolean => sessionStorage.getItem(REQUIRED) !== null;

/** Gives back the page that was left for the set-up. Two slashes in front would name another site. */
export function endSetup(): string | undefined {
  const page = sessionStorage.getItem(REQUIRED)?.replace(/^\/+/, '/');
  sessionStorage.removeItem(REQUIRED);
  return page;
}
