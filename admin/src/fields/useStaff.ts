import { useGetList, useTranslate } from 'react-admin';
import type { ProfileStatus } from '#contract/categories';
import { KIND_PAGES } from '#contract/pages';
import type { BookingKind } from '#contract/bookings';

const ALL_STAFF = 500;

interface TeacherProfile {
  id: string;
  tName: string;
  service: string;
  status?: ProfileStatus;
}

/** What the choice is about: a booking, or a list of them. */
interface About {
  kind?: BookingKind | undefined;
  /** Whom the family asked for. */
  preferredStaff?: string | undefined;
  /** Who stays on offer, having left. */
  chosen?: string | undefined;
}

/** Those who can be chosen: whom the family asked for, then the people of that service, then the others, each by name. */
export function useStaff({ kind, preferredStaff, chosen }: About = {}) {
  const translate = useTranslate();
  const { data = [] } = useGetList<TeacherProfile>('alldetails', {
    pagination: { page: 1, perPage: ALL_STAFF },
    sort: { field: 'tName', order: 'ASC' },
  });
  const service = kind && KIND_PAGES[kind].service;
  const rank = (one: TeacherProfile): number => (one.id === preferredStaff ? 0 : one.service === service ? 1 : 2);
  return data
    .filter(({ id, status }) => status !== 'left' || id === chosen)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => ({
      value: one.id,
      name: one.tName,
      label: translate(one.id === preferredStaff ? 'admin.staff.wished' : 'admin.staff.ofService', {
        name: one.tName,
        service: one.service,
      }),
    }));
}
