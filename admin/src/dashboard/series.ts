import type { useTranslate } from 'react-admin';
import { BOOKING_KINDS, BOOKING_STATUSES } from '#contract/bookings';
import { CONTACT_STATUSES } from '#contract/contacts';
import { REQUEST_STATUSES } from '#contract/courses';
import type { Figures } from '#contract/dashboard';
import { USER_STATUSES } from '#contract/users';
import { day } from '../config/formats';

/** Reserved height, so that nothing moves when a chart appears. */
export const CHART_HEIGHT = 300;

type Translate = ReturnType<typeof useTranslate>;

/** Data of a bar chart and of the equivalent table. */
export interface Series {
  title: string;
  /** Header of the first column. */
  head: string;
  rows: string[];
  columns: { label: string; values: number[] }[];
  stacked: boolean;
}

export interface Total {
  label: string;
  count: number;
  parts: string[];
}

const WEEKLY = ['applications', 'bookings', 'courseRequests', 'messages'] as const;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export function byWeek({ weeks }: Figures, translate: Translate): Series {
  return {
    title: translate('dashboard.figures.byWeek'),
    head: translate('dashboard.figures.week'),
    rows: weeks.map(({ monday }) => day(monday)),
    columns: WEEKLY.map((what) => ({
      label: translate(`dashboard.figures.${what}`),
      values: weeks.map((week) => week[what]),
    })),
    stacked: false,
  };
}

export function byKind({ bookings }: Figures, translate: Translate): Series {
  return {
    title: translate('dashboard.figures.byKind'),
    head: translate('dashboard.figures.kind'),
    rows: BOOKING_KINDS.map((kind) => translate(`resources.inbox.choices.kind.${kind}`)),
    columns: BOOKING_STATUSES.map((status) => ({
      label: translate(`resources.inbox.statuses.${status}`),
      values: BOOKING_KINDS.map((kind) => bookings[kind][status]),
    })),
    stacked: true,
  };
}

export function totalsOf(figures: Figures, translate: Translate): Total[] {
  const total = (what: string, counts: readonly (readonly [string, number])[], count?: number): Total => ({
    label: translate('dashboard.figures.total', { what: translate(`dashboard.figures.${what}`) }),
    count: count ?? sum(counts.map(([, one]) => one)),
    parts: counts.map(([status, one]) =>
      translate('dashboard.figures.ofStatus', { status: translate(status), count: one }),
    ),
  });
  const { applications, courseRequests, bookings, messages, messageStatuses } = figures;
  return [
    total(
      'applications',
      USER_STATUSES.map((status) => [`resources.user-list.statuses.${status}`, applications[status]]),
    ),
    total(
      'bookings',
      BOOKING_STATUSES.map((status) => [
        `resources.inbox.statuses.${status}`,
        sum(BOOKING_KINDS.map((kind) => bookings[kind][status])),
      ]),
    ),
    total(
      'courseRequests',
      REQUEST_STATUSES.map((status) => [`resources.courseRequests.statuses.${status}`, courseRequests[status]]),
    ),
    total(
      'messages',
      CONTACT_STATUSES.map((status) => [`resources.getcontact.statuses.${status}`, messageStatuses[status]]),
      messages,
    ),
  ];
}
