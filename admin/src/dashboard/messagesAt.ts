import { OUTGOING_VIEWS, type OutgoingView } from '../config/outgoingViews';
import { filteredList, PATHS } from '../paths';

/** The address of a list of messages to families and applicants. */
export const messagesAt = (view: OutgoingView): string => filteredList(PATHS.outgoing, OUTGOING_VIEWS[view]);

/** Anything unsent for longer is a fault: the mail server is down, or nobody has phoned. */
const ALARM_AFTER_MS = 60 * 60 * 1000;

export const waitsTooLong = (since: string | undefined, now: number): boolean =>
  since !== undefined && now - Date.parse(since) > ALARM_AFTER_MS;
