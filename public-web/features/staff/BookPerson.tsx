import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { staffHash } from '../booking/staff.js';
import { PageLink } from '../../components/PageLink.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import type { Person } from './useStaff.js';

/** To the booking form, with this person asked for. */
export function BookPerson({ kind, person }: { kind: BookingKind; person: Person }) {
  const t = useTexts('staff');
  return (
    <PageLink
      to={KIND_PAGES[kind].booking + staffHash(person._id)}
      className="button"
      aria-label={fill(t.bookWho, { name: person.tName })}
    >
      {t.bookNow}
    </PageLink>
  );
}
