import { HttpStatus } from '@nestjs/common';
import type { Refusal } from '#contract/refusals';
import { PublicHttpException } from '../common/errors/index.js';

/** The refusal of a change that does not fit what is stored (409). */
export function conflict(sentence: Refusal): PublicHttpException {
  return new PublicHttpException(HttpStatus.CONFLICT, sentence);
}
