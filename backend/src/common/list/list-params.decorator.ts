import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type ListFields, type ListQuery, readListQuery } from './list-query.js';

/** The list query of this request, read for the given fields. */
export const ListParams = createParamDecorator((fields: ListFields, context: ExecutionContext): ListQuery =>
  readListQuery(context.switchToHttp().getRequest<Request>().query, fields),
);
