import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Describes, type RouteDescription } from '../route-description.js';
import { type ListFields, type ListQuery, readListQuery } from './list-query.js';

/** The react-admin "simple REST" query (contract, "Conventions"). */
export const LIST_DESCRIPTION: RouteDescription = {
  query: {
    sort: '`["field","ASC"]` or `["field","DESC"]`',
    q: 'Free text, as `q` of the filter.',
    range: '`[first,last]`, inclusive; the answer has `Content-Range`',
    filter:
      '`{"field": value, "q": "free text", "id": ["…"]}`; what waits by `"due": "today"` or `"late"`, the audit by `"since"` and `"until"`, days such as `"2026-11-21"`',
  },
  responses: { 400: 'The query is malformed, or names a field that cannot be sorted or filtered by.' },
};

/** The list query of this request, read for the given fields. */
export const ListParams = createParamDecorator(
  (fields: ListFields, context: ExecutionContext): ListQuery =>
    readListQuery(context.switchToHttp().getRequest<Request>().query, fields),
  [Describes(LIST_DESCRIPTION)],
);
