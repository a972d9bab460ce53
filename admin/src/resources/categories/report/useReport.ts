import { useCallback } from 'react';
import { useDataProvider, useLocale, useTranslate, type SortPayload } from 'react-admin';
import { PROFILE_STATUSES } from '#contract/categories';
import type { Language } from '#contract/languages';
import { moment } from '../../../config/formats';
import { COLUMNS, type ReportColumn, rowOf } from './detail';
import type { TeacherProfile } from '../../../config/teacherProfile';

export interface Report {
  /** Language of its own words; names are as they were entered. */
  language: Language;
  title: string;
  /** When it was made, of how many teachers, and with which filters. */
  about: string;
  heads: Record<ReportColumn, string>;
  rows: Record<ReportColumn, string>[];
}

export interface ReportParams {
  filter: Record<string, unknown>;
  sort: SortPayload;
}

const ALL: ReportParams = { filter: {}, sort: { field: 'createdAt', order: 'DESC' } };

function read(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The list parameters in the report's address; the server validates them. */
export function reportParamsIn(search: URLSearchParams): ReportParams {
  const filter = read(search.get('filter'));
  const sort = read(search.get('sort'));
  return {
    filter: typeof filter === 'object' && filter !== null ? { ...filter } : ALL.filter,
    sort:
      typeof sort === 'object' && sort !== null && 'field' in sort && 'order' in sort
        ? { field: String(sort.field), order: sort.order === 'ASC' ? 'ASC' : 'DESC' }
        : ALL.sort,
  };
}

const EVERYTHING = { page: 1, perPage: 1e6 };
const [ACTIVE] = PROFILE_STATUSES;

/** What the teachers were chosen by, in words. */
function narrowing(filter: ReportParams['filter'], translate: ReturnType<typeof useTranslate>): string {
  const wordOf = (field: string, value: unknown): string => {
    const text = String(value);
    if (field === 'q') return text;
    if (field === 'service') return translate(`resources.alldetails.choices.service.${text}`, { _: text });
    if (field === 'status') return translate(`resources.alldetails.statuses.${text}`, { _: text });
    return `${translate(`resources.alldetails.fields.${field}`, { _: field })}: ${text}`;
  };
  return Object.entries(filter)
    .map(([field, value]) => wordOf(field, value))
    .join(', ');
}

/**
 * Fetches all teachers that match search and filters, and formats them. Whoever has left is in a report only where the
 * list is filtered by status: it goes to schools and donors, who read it as a list of who works here.
 */
export function useReport(): (params: ReportParams) => Promise<Report> {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const language = useLocale() as Language;
  return useCallback(
    async ({ filter, sort }) => {
      const { data: details } = await dataProvider.getList<TeacherProfile>('alldetails', {
        filter: { status: ACTIVE, ...filter },
        sort,
        pagination: EVERYTHING,
      });
      const what = narrowing(filter, translate);
      const about = [
        translate('report.made', { moment: moment(new Date().toISOString()), smart_count: details.length }),
        what !== '' && translate('report.narrowed', { what }),
        filter.status === undefined && translate('report.withoutLeft'),
      ];
      return {
        language,
        title: translate('report.title'),
        about: about.filter(Boolean).join(' '),
        heads: Object.fromEntries(
          COLUMNS.map((column) => [column, translate(`report.columns.${column}`)]),
        ) as Report['heads'],
        rows: details.map((detail, index) =>
          rowOf(detail, index, {
            service: translate(`resources.alldetails.choices.service.${detail.service}`),
            years: translate('resources.alldetails.years', { smart_count: detail.experience }),
          }),
        ),
      };
    },
    [dataProvider, language, translate],
  );
}
