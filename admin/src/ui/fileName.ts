import { PROVIDER_NAME } from '#contract/provider';
import { today } from '../config/formats';

/** Such as `One Step - Home bookings - 2026-11-22.csv`: a date of every language, and in the order of time. */
export const fileName = (what: string, type: string): string => `${PROVIDER_NAME} - ${what} - ${today()}.${type}`;
