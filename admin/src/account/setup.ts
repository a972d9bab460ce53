import { PATHS } from '../paths';

const DEMANDED = 'second-factor-demanded';

/**
 * The server answers nothing to an account that has to set up its second factor first: the page where that is done takes
 * the place of whatever was open. That it was demanded is kept for this tab, to be said there.
 */
export function leaveForSetup(): Promise<never> {
  sessionStorage.setItem(DEMANDED, 'yes');
  if (window.location.pathname !== PATHS.myAccount) window.location.replace(PATHS.myAccount);
  return new Promise<never>(() => undefined);
}

export const isSetupDemanded = (): boolean => sessionStorage.getItem(DEMANDED) !== null;

export function setupIsDone(): void {
  sessionStorage.removeItem(DEMANDED);
}
