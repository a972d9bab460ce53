import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

const ACCEPTS = 'accepts';
const JSON_ONLY: readonly string[] = ['json'];
/** `any`: the route reads the body itself. */
type BodyType = 'json' | 'multipart' | 'any';

/** The kinds of body a route reads; JSON alone unless this says otherwise. */
export const Accepts = (...types: readonly BodyType[]) => SetMetadata(ACCEPTS, types);

/** Refuses bodies of a kind the route does not read (415), which also keeps other sites' plain forms out. */
@Injectable()
export class ContentTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!hasBody(request)) return true;
    const accepted = this.reflector.get<readonly string[] | undefined>(ACCEPTS, context.getHandler()) ?? JSON_ONLY;
    if (accepted.includes('any')) return true;
    // `is` answers with the type it recognised, or false.
    if (request.is([...accepted]) === false) throw new UnsupportedMediaTypeException();
    return true;
  }
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
