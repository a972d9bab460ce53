import { Alert, Link } from '@mui/material';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PARENT_FIELDS } from '#contract/bookings';
import { check, clean } from '#contract/check';
import { useDebounced } from '../../hooks/useDebounced';
import { ReadFailure } from '../../ui/ReadFailure';
import { nameOf, type PersonIdentity } from '../people/person';
import { showPath } from '../../config/recordPage';

const SHOWN = 5;

/** A row of people: a family's has the numbers and addresses of all its contacts. */
interface Known extends RaRecord, PersonIdentity {
  readonly _id: string;
  readonly isFamily?: true;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly records: number;
  readonly bookings: number;
}

/**
 * Says whom the number or the address of a caller belongs to already: a slip of one digit is somebody else's.
 * @param except the family that the booking is added to
 */
export function KnownNumber({ except }: { except: string | undefined }) {
  return (
    <>
      <KnownBy field="parentPhone" known="phone" except={except} />
      <KnownBy field="parentEmail" known="email" except={except} />
    </>
  );
}

interface Props {
  field: 'parentPhone' | 'parentEmail';
  known: 'phone' | 'email';
  except: string | undefined;
}

function KnownBy({ field, known, except }: Props) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: field });
  const value = clean(PARENT_FIELDS[field], typed);
  const whole = typeof value === 'string' && check(PARENT_FIELDS[field], value) === undefined ? value : '';
  // Each look is in the audit.
  const asked = useDebounced(whole);
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Known>(
    'people-list',
    { filter: { q: asked }, pagination: { page: 1, perPage: SHOWN }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: asked !== '' },
  );
  const isSame = (person: Known) => person[`${known}s`].includes(whole) && person.id !== except;
  const people = asked === whole && whole !== '' ? data.filter(isSame) : [];
  return (
    <>
      <ReadFailure failed={`addBooking.notLookedUp.${known}`} error={error} refetch={refetch} />
      <div role="status">
        {people.map((person) => {
          const { bookings, records } = person;
          const counted = bookings > 0 ? 'bookings' : 'records';
          const count = translate(`addBooking.${counted}`, { smart_count: bookings > 0 ? bookings : records });
          return (
            <Alert key={person.id} role="none" severity="warning" sx={{ mt: 2 }}>
              {translate(`addBooking.known.${known}`, { name: nameOf(person), count })}{' '}
              <Link
                href={showPath(person.isFamily ? 'family-list' : 'people-list', String(person.id))}
                target="_blank"
                rel="noopener"
              >
                {translate('addBooking.showFamily', { name: nameOf(person) })}
              </Link>
            </Alert>
          );
        })}
      </div>
    </>
  );
}
