import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { PREFERS_OUTGOING } from '#contract/messages';
import { nameOf } from '../common/errors/index.js';
import { Describes } from '../common/route-description.js';
import { MessagesService } from './messages.service.js';

interface Changed {
  readonly _id: string;
}

/** Adds the messages about a changed record to its answer, so that the client need not read (and audit) them. */
@Injectable()
class OutgoingInterceptor implements NestInterceptor<Changed> {
  private readonly log = new Logger('Outgoing');

  constructor(private readonly messages: MessagesService) {}

  intercept(context: ExecutionContext, next: CallHandler<Changed>): Observable<Changed> {
    const { header, value } = PREFERS_OUTGOING;
    const changed = next.handle();
    const isPreferred = context.switchToHttp().getRequest<Request>().get(header) === value;
    return isPreferred ? changed.pipe(mergeMap((record) => this.withOutgoing(record))) : changed;
  }

  private async withOutgoing(record: Changed): Promise<Changed> {
    try {
      return Object.assign(record, { outgoing: await this.messages.about([record._id]) });
    } catch (error) {
      // The change is already stored, so a failure to read its messages must not look like a failed change.
      this.log.warn(`Reading messages failed: ${nameOf(error)}`);
      return record;
    }
  }
}

/** Adds the messages about a changed record to the answer, if the client prefers that. */
export const AnswersOutgoing = () =>
  applyDecorators(
    UseInterceptors(OutgoingInterceptor),
    Describes({
      headers: {
        [PREFERS_OUTGOING.header]: `\`${PREFERS_OUTGOING.value}\`: the answer also holds \`outgoing\`, the messages about the record as \`GET /outbox\` answers them, newest first.`,
      },
    }),
  );
