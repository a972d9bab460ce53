import { PROVIDER_NAME } from '#contract/provider';
import { today } from '../fields/formats';

/** Such as `One Step - Home bookings - 2026-11-22.csv`: a date of every language, and in the order of time. */
export const fileName = (what: string, type: string): string => `${PROVIDER_NAME} - ${what} - ${today()}.${type}`;

/** Downloads a file made in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own reference to the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
