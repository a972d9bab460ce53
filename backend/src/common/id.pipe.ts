import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** The id of a record may be written in capital letters in a path; records name each other in small ones. */
export class IdPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    return type === 'param' && typeof value === 'string' && OBJECT_ID.test(value) ? value.toLowerCase() : value;
  }
}
