import type { BookingKind } from '#contract/bookings';
import { head } from '../../components/head.js';
import type { Texts } from '../../messages/texts.server.js';

export function bookingHead(kind: BookingKind) {
  return ({ loaderData, location }: { loaderData: unknown; location: { pathname: string } }) => {
    const kinds = (loaderData as Texts | undefined)?.texts.booking?.kinds;
    return kinds ? head(kinds[kind], location.pathname) : [];
  };
}
