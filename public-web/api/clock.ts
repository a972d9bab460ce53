/** By how many milliseconds this device's clock is ahead of the server's, as its last answer told. */
let ahead = 0;

/** Reads the server's clock from an answer: that of a phone may be a day off. */
export function readClock(headers: Headers): void {
  const moment = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(moment)) ahead = Date.now() - moment;
}

/** The moment by the server's clock; by this device's until the server has answered. */
export const serverNow = () => new Date(Date.now() - ahead);
