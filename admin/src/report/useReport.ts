import { useCallback } from 'react';
import { useDataProvider, useLocale, useTranslate, type SortPayload } from 'react-admin';
import type { Language } from '#contract/languages';
import { moment } from '../fields/formats';
import { COLUMNS, type ReportColumn, type Reported, rowOf } from './detail';

export interface Report {
  /** Of its own words; names are as they were entered. */
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

/** Fetches all teachers that match search and filters, and formats them. */
export function useReport(): (params: ReportParams) => Promise<Report> {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const language = useLocale() as Language;
  return useCallback(
    async (params) => {
      const { data: details } = await dataProvider.getList<Reported>('alldetails', {
        ...params,
        pagination: EVERYTHING,
      });
      const wordOf = (service: string) => translate(service, { _: service });
      const { service, q } = params.filter;
      const what = [typeof service === 'string' && wordOf(service), q]
        .filter((value) => typeof value === 'string')
        .join(', ');
      const made = translate('report.made', {
        moment: moment(new Date().toISOString()),
        smart_count: details.length,
      });
      return {
        language,
        title: translate('report.title'),
        about: what === '' ? made : `${made} ${translate('report.narrowed', { what })}`,
        heads: Object.fromEntries(
          COLUMNS.map((column) => [column, translate(`report.columns.${column}`)]),
        ) as Report['heads'],
        rows: details.map((detail, index) =>
          rowOf(detail, index, {
            service: wordOf(detail.service),
            years: translate('resources.alldetails.years', { smart_count: detail.experience }),
          }),
        ),
      };
    },
    [dataProvider, language, translate],
  );
}
