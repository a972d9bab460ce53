import { Global, Module } from '@nestjs/common';
import { Traffic } from './traffic.js';

@Global()
@Module({ providers: [Traffic], exports: [Traffic] })
export class ServingModule {}
