import { useCallback } from 'react';
import { useDataProvider, useTranslate, type SortPayload } from 'react-admin';
import { moment } from '../fields/formats';
import { fetchAll } from '../list/fetchAll';
import { filterValue, searchTerm } from '../list/searchTerm';
import { COLUMNS, type ReportColumn, type Reported, rowOf } from './detail';

export interface Report {
  title: string;
  /** When it was made, of how many, and what it was narrowed to. */
  about: string;
  heads: Record<ReportColumn, string>;
  rows: Record<ReportColumn, string>[];
}

export interface Asked {
  filter: Record<string, unknown>;
  sort: SortPayload;
}

/** Fetches every teacher that search and filters match, and puts them into words. */
export function useReport(): (asked: Asked) => Promise<Report> {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  return useCallback(
    async (asked) => {
      const details = await fetchAll<Reported>(dataProvider, 'categories', asked);
      const what = [filterValue(asked.filter, 'service'), searchTerm(asked.filter)].filter(Boolean).join(', ');
      const made = translate('report.made', {
        moment: moment(new Date().toISOString()),
        smart_count: details.length,
      });
      return {
        title: translate('report.title'),
        about: what === '' ? made : `${made} ${translate('report.narrowed', { what })}`,
        heads: Object.fromEntries(
          COLUMNS.map((column) => [column, translate(`report.columns.${column}`)]),
        ) as Report['heads'],
        rows: details.map((detail, index) =>
          rowOf(detail, index, translate('resources.categories.years', { smart_count: detail.experience })),
        ),
      };
    },
    [dataProvider, translate],
  );
}
