import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { BOOKING_KINDS } from '#contract/bookings';
import { BOOKING_DTOS } from '../bookings/index.js';

type Body = { readonly $ref: string } | { readonly allOf: readonly object[] };
/** Files travel beside the fields of these bodies. */
const FILES = [
  { path: '/user/create', method: 'post', field: 'cv' },
  { path: '/category/adddetails', method: 'post', field: 'profilePicture' },
  { path: '/category/updatedetails/{id}', method: 'put', field: 'profilePicture' },
] as const;

/** Adds what decorators do not show: the bodies of the five kinds of booking, and the files of the forms. */
export function describeBodies(document: OpenAPIObject): OpenAPIObject {
  for (const kind of BOOKING_KINDS) {
    setBody(document, `/${kind}/add-booking`, 'post', 'application/json', {
      $ref: getSchemaPath(BOOKING_DTOS[kind].create),
    });
    const changes = { $ref: getSchemaPath(BOOKING_DTOS[kind].changes) };
    setBody(document, `/${kind}/update-booking/{id}`, 'put', 'application/json', changes);
  }
  for (const { path, method, field } of FILES) {
    const fields = document.paths[path]?.[method]?.requestBody;
    const schema = fields && 'content' in fields ? fields.content['application/json']?.schema : undefined;
    const file = { type: 'object', properties: { [field]: { type: 'string', format: 'binary' } } };
    setBody(document, path, method, 'multipart/form-data', { allOf: [schema ?? {}, file] });
  }
  return document;
}

function setBody(document: OpenAPIObject, path: string, method: 'post' | 'put', type: string, schema: Body): void {
  const operation = document.paths[path]?.[method];
  if (operation) operation.requestBody = { required: true, content: { [type]: { schema: schema as object } } };
}
