import { Module } from '@nestjs/common';
import { NotFoundController } from './not-found.controller.js';

/** Imported last: its route answers what is left. */
@Module({ controllers: [NotFoundController] })
export class WebModule {}
