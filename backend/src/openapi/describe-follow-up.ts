import type { OpenAPIObject } from '@nestjs/swagger';

/** What each of the routes does that a family follows its request by. */
const ROUTES = [
  [
    '/follow-up',
    'post',
    'By `reference` with `phone` (or `email`, where no phone was given), or by the `token` of the private address.',
  ],
  ['/follow-up', 'put', 'A field that is left out or empty stays as it is. `startingDate` of a decided booking: 409.'],
  ['/follow-up/cancel', 'post', 'A booking stays, rejected by its family; a course request or a message is deleted.'],
  [
    '/follow-up/renew',
    'post',
    'An accepted course request shows the link of its course for another 30 days; anything else: 409.',
  ],
] as const;

/** Wrong and unknown look the same, and are limited. */
export function describeFollowUp(document: OpenAPIObject): OpenAPIObject {
  for (const [path, method, description] of ROUTES) {
    const operation = document.paths[path]?.[method];
    if (!operation) continue;
    operation.description = description;
    operation.responses['404'] = { description: 'No request is known by these details; wrong ones look the same.' };
    operation.responses['429'] = { description: 'Too many wrong tries from one address, or at one reference.' };
  }
  return document;
}
