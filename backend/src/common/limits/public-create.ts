import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { PROOF_HEADER } from '#contract/proof-of-work';
import { Public } from '../access/index.js';
import { TooManyTries } from '../errors/index.js';
import { ProofOfWork } from './proof-of-work.js';
import { type LimitName, RateLimits } from './rate-limits.js';

@Injectable()
class CreateLimit implements NestInterceptor {
  constructor(
    private readonly limits: RateLimits,
    private readonly proofs: ProofOfWork,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const address = request.ip ?? '';
    const taken = await this.take(address, request);
    return next.handle().pipe(
      catchError(async (fault: unknown) => {
        await this.limits.giveBack(taken, address);
        throw fault;
      }),
    );
  }

  /**
   * Beyond the limit a school's parents and a flood of forms look the same: a proof of work lets the former through.
   * @returns what this create is counted under
   * @throws TooManyTries (429) with a challenge, or with none when far too many came
   */
  private async take(address: string, request: Request): Promise<LimitName> {
    try {
      await this.limits.take('create', address);
      return 'create';
    } catch (fault) {
      if (!(fault instanceof TooManyTries)) throw fault;
      await this.limits.take('createBeyond', address);
      const { path } = request.route as { path: string };
      if (await this.proofs.accepts(request.get(PROOF_HEADER), path)) return 'createBeyond';
      throw new TooManyTries(fault.seconds, await this.proofs.challenge(path));
    }
  }
}

/** A route on which anybody may create a record, within a generous limit. */
export const PublicCreate = (path: string) => applyDecorators(Public(), Post(path), UseInterceptors(CreateLimit));
