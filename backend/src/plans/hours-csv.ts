import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { StaffMinutes } from '#contract/plans';

const HEAD = ['Teacher', 'Planned', 'Held', 'Absent', 'Cancelled', 'Of these late'].map((name, i) =>
  i === 0 ? name : `${name} (minutes)`,
);

/**
 * The beginnings of a formula at the start of a cell, or after what some spreadsheet takes for the end of one; as in the
 * admin app (`list/csv.ts`).
 */
const FORMULA = /(^|[;|\t\r\n])(["\p{Zs}\p{Cf}\v\f]*[=+\-@＝＋－＠])/gu;
const LEADING_SPACE = /^[\t\r\n]/;

/** A cell as text, never a formula. */
function cell(value: string | number): string {
  const harmless = String(value).replace(FORMULA, "$1'$2").replace(LEADING_SPACE, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180, with a byte order mark so that spreadsheets read UTF-8. */
export function toHoursCsv(rows: readonly StaffMinutes[]): string {
  const lines = rows.map(({ tName, planned, held, absent, cancelled, cancelledLate }) => [
    tName,
    planned,
    held,
    absent,
    cancelled,
    cancelledLate,
  ]);
  return `\uFEFF${[HEAD, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Answers with CSV if `Accept` or `format=csv` asks for it. */
export const HoursAsCsv = () =>
  UseInterceptors({
    intercept(context: ExecutionContext, next: CallHandler<readonly StaffMinutes[]>): Observable<unknown> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      const response = http.getResponse<Response>().vary('Accept');
      if (request.query['format'] !== 'csv' && request.accepts(['json', 'csv']) !== 'csv') return next.handle();
      return next.handle().pipe(
        map((rows) => {
          response.attachment('one-step-hours.csv').type('text/csv; charset=utf-8');
          return toHoursCsv(rows);
        }),
      );
    },
  } satisfies NestInterceptor<readonly StaffMinutes[], unknown>);
