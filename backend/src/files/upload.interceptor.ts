import {
  applyDecorators,
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  type NestInterceptor,
  PayloadTooLargeException,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import type { FileRule } from '#contract/rule';
import { Accepts } from '../http/index.js';
import { fieldError, ValidationError } from '../common/errors/index.js';
import { Describes } from '../common/route-description.js';
import type { SentFile } from './accept-file.js';

/** Room for the text fields and the part headings around the file. */
const AROUND = 64 * 1024;

type Accept = (error: Error | null, isAccepted: boolean) => void;

function uploadOf(field: string, rule: FileRule, isOptional: boolean): Type<NestInterceptor> {
  // Old clients send whole objects back: there is room for fields and files that are dropped.
  const limits = { fileSize: rule.maxBytes, fields: 100, fieldSize: AROUND, fieldNameSize: 100, parts: 105 };
  const withFile = new WeakSet<Request>();
  // A file that is not accepted is read to its end and kept nowhere.
  const fileFilter = (request: Request, { fieldname }: { fieldname: string }, accept: Accept): void => {
    if (fieldname !== field) {
      accept(null, false);
      return;
    }
    if (withFile.has(request)) {
      accept(new BadRequestException(), false);
      return;
    }
    withFile.add(request);
    accept(null, true);
  };
  // Browsers send file names in UTF-8; the library would take them for Latin-1.
  const Files = AnyFilesInterceptor({ limits, fileFilter, defParamCharset: 'utf8' });
  const tooLarge = () => fieldError(field, rule, 'tooLarge', HttpStatus.PAYLOAD_TOO_LARGE);

  // The fields are read before the file is looked for: what is wrong is named all at once.
  const nameMissingToo = (error: unknown): never => {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError({ ...error.errors, ...fieldError(field, rule, 'missing').errors });
  };

  return class Upload extends Files {
    override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request & { file?: SentFile; files?: readonly SentFile[] }>();
      // Refused by its announced length, before a byte is read.
      if (Number(request.headers['content-length']) > rule.maxBytes + AROUND) throw tooLarge();
      try {
        const handle = (): Observable<unknown> => {
          [request.file] = request.files ?? [];
          const answer = next.handle() as Observable<unknown>;
          if (request.file || isOptional) return answer;
          return answer.pipe(catchError(nameMissingToo));
        };
        return (await super.intercept(context, { handle })) as Observable<unknown>;
      } catch (error) {
        const isTooLarge = error instanceof PayloadTooLargeException;
        throw isTooLarge ? tooLarge() : error;
      }
    }
  };
}

/**
 * Lets the route read one file. It is held in memory up to the rule's size, and stored only once it is accepted.
 * @param json the route reads plain JSON as well, and does without the file
 */
export const Uploads = (field: string, rule: FileRule, json = false) =>
  applyDecorators(
    Accepts('multipart', ...(json ? (['json'] as const) : [])),
    UseInterceptors(uploadOf(field, rule, json)),
    Describes({ file: field, responses: { 413: 'The file is too large.' } }),
  );
