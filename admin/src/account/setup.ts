import { PATHS } from '../paths';

const REQUIRED = 'second-factor-demanded';

/**
 * An account that must set up its second factor first is refused everything else: the account page replaces the open
 * one. Session storage keeps the reason, for the page to show.
 */
export function leaveForSetup(): Promise<never> {
  sessionStorage.setItem(REQUIRED, 'yes');
  if (window.location.pathname !== PATHS.myAccount) window.location.replace(PATHS.myAccount);
  return new Promise<never>(() => undefined);
}

export const isSetupRequired = (): boolean => sessionStorage.getItem(REQUIRED) !== null;

export function clearSetupRequired(): void {
  sessionStorage.removeItem(REQUIRED);
}
