import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  type NestInterceptor,
  PayloadTooLargeException,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import type { FileRule } from '#contract/rule';
import { validationMessage } from '#contract/validation-message';
import { Accepts } from '../http/index.js';
import { ValidationError } from '../common/errors/index.js';
import { Describes } from '../common/route-description.js';

/** Room for the text fields and the part headings around the file. */
const AROUND = 64 * 1024;

function uploadOf(field: string, rule: FileRule): Type<NestInterceptor> {
  // Old clients send whole objects back: there is room for fields that are dropped.
  const limits = { fileSize: rule.maxBytes, files: 1, fields: 100, fieldSize: AROUND, fieldNameSize: 100, parts: 105 };
  // Browsers send file names in UTF-8; the library would take them for Latin-1.
  const Files = FileInterceptor(field, { limits, defParamCharset: 'utf8' });
  const tooLarge = (): ValidationError =>
    new ValidationError({ [field]: validationMessage(rule, 'tooLarge') }, HttpStatus.PAYLOAD_TOO_LARGE);

  return class Upload extends Files {
    override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const { headers } = context.switchToHttp().getRequest<Request>();
      // Refused by its announced length, before a byte is read.
      if (Number(headers['content-length']) > rule.maxBytes + AROUND) throw tooLarge();
      try {
        return (await super.intercept(context, next)) as Observable<unknown>;
      } catch (error) {
        const isTooLarge = error instanceof PayloadTooLargeException;
        throw isTooLarge ? tooLarge() : error;
      }
    }
  };
}

/**
 * Lets the route read one file. It is held in memory up to the rule's size, and stored only once it is accepted.
 * @param json the route reads plain JSON as well
 */
export const Uploads = (field: string, rule: FileRule, json = false) =>
  applyDecorators(
    Accepts('multipart', ...(json ? (['json'] as const) : [])),
    UseInterceptors(uploadOf(field, rule)),
    Describes({ file: field, responses: { 413: 'The file is too large.' } }),
  );
