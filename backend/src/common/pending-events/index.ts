import { Global, Module } from '@nestjs/common';
import { PendingEvents } from './pending-events.js';

export {
  allowPendingEvents,
  type PendingEvent,
  pendingEventFields,
  PendingEvents,
  pendingEventUpdate,
} from './pending-events.js';

/** Every module that changes records delivers through it. */
@Global()
@Module({ providers: [PendingEvents], exports: [PendingEvents] })
export class PendingEventsModule {}
