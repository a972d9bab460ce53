import { Global, Module } from '@nestjs/common';
import { PendingEvents } from './pending-events.js';

export { carried, carriedByNew, carriesEvents, type PendingEvent, PendingEvents } from './pending-events.js';

/** Every module that changes records delivers through it. */
@Global()
@Module({ providers: [PendingEvents], exports: [PendingEvents] })
export class PendingEventsModule {}
