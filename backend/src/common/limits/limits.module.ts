import { Global, Module } from '@nestjs/common';
import { getModelToken, MongooseModule } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Settings, signingKey } from '../../config/index.js';
import { USED_MODEL, usedSchema } from './limit.schema.js';
import { ProofOfWork } from './proof-of-work.js';
import { RateLimits } from './rate-limits.js';
import { USED_PROOF_MODEL, type UsedProof, usedProofSchema } from './used-proof.schema.js';

@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USED_MODEL, schema: usedSchema },
      { name: USED_PROOF_MODEL, schema: usedProofSchema },
    ]),
  ],
  providers: [
    RateLimits,
    {
      provide: ProofOfWork,
      inject: [Settings, getModelToken(USED_PROOF_MODEL)],
      useFactory: async (settings: Settings, used: Model<UsedProof>) =>
        new ProofOfWork(await signingKey(settings), used),
    },
  ],
  exports: [RateLimits, ProofOfWork],
})
export class LimitsModule {}
