import { Module } from '@nestjs/common';
import { NotFoundController } from './not-found.controller.js';
import { SecurityController } from './security.controller.js';

/** Imported last: its last route answers what is left. */
@Module({ controllers: [SecurityController, NotFoundController] })
export class WebModule {}
