import type { OpenAPIObject } from '@nestjs/swagger';
import { BOOKING_KINDS } from '#contract/bookings';

const PATHS = [
  '/user/{id}/update',
  '/course/updateCourse/{id}',
  '/category/updatedetails/{id}',
  '/contact/{id}/answer',
  ...BOOKING_KINDS.map((kind) => `/${kind}/update-booking/{id}`),
];

/** How a change is kept from going over one that its sender has not seen. */
export function describeChanges(document: OpenAPIObject): OpenAPIObject {
  for (const path of PATHS) {
    const operation = document.paths[path]?.put ?? document.paths[path]?.post;
    if (!operation) continue;
    operation.parameters = [
      ...(operation.parameters ?? []),
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        description:
          'The `ETag` of the answer the sender read the record from, or its `updatedAt` in quotes. Without it the change is made in any case.',
        schema: { type: 'string' },
      },
    ];
    operation.responses['412'] = { description: 'The record was changed since; nothing was saved.' };
  }
  return document;
}
