import { useGetList, useTranslate } from 'react-admin';
import { KIND_PAGES } from '#contract/pages';
import type { BookingKind } from '#contract/bookings';
import type { TeacherProfile } from '../config/teacherProfile';
import { ReadFailure } from '../ui/ReadFailure';

const ALL_STAFF = { pagination: { page: 1, perPage: 500 }, sort: { field: 'tName', order: 'ASC' } } as const;

/** The booking to choose somebody for, if it is not a filter. */
interface About {
  kind?: BookingKind | undefined;
  /** The teacher the family asked for. */
  preferredStaff?: string | undefined;
  /** Stays a choice after leaving. */
  chosen?: string | undefined;
}

export const useTeachers = (enabled = true) => useGetList<TeacherProfile>('alldetails', ALL_STAFF, { enabled });

/** The teachers to choose from: the one the family asked for, then those of the service, then the others, by name. */
export function useStaff({ kind, preferredStaff, chosen }: About = {}) {
  const translate = useTranslate();
  const { data = [] } = useTeachers();
  const service = kind && KIND_PAGES[kind].service;
  // Without an option of their own a select would show its first one, which says that nobody is chosen.
  const unread = chosen && !data.some(({ id }) => id === chosen) ? [{ value: chosen, name: '…', label: '…' }] : [];
  const rank = (one: TeacherProfile): number => (one.id === preferredStaff ? 0 : one.service === service ? 1 : 2);
  const known = data
    .filter(({ id, status }) => status !== 'left' || id === chosen)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => ({
      value: one.id,
      name: one.tName,
      label: translate(one.id === preferredStaff ? 'admin.staff.wished' : 'admin.staff.ofService', {
        name: one.tName,
        service: translate(`resources.alldetails.choices.service.${one.service}`),
      }),
    }));
  return [...unread, ...known];
}

/** Says that the teachers could not be loaded: once on a page, however many of its fields choose one. */
export function StaffFailure() {
  const { error, refetch } = useTeachers();
  return <ReadFailure failed="admin.staff.notRead" error={error} refetch={refetch} />;
}
