import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Figures } from '#contract/dashboard';
import { REQUEST_ENTITIES, type RequestEntity, SUBJECT_GROUPS } from '#contract/subjects';
import { AuditedChanges } from '../audit/index.js';
import { BookingsService } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { duplicateKey } from '../common/errors/index.js';
import { changedMeanwhile, type IfMatchValue, sameVersion } from '../common/if-match.js';
import { dueTotals, lastWeeks } from '../common/list/index.js';
import { ONLY_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import { ContactsService } from '../contacts/index.js';
import { CourseRequestsService } from '../courses/index.js';
import { MessagesService } from '../messages/index.js';
import { DataRequestsService } from '../people/index.js';
import { Subjects } from '../subjects/index.js';
import { UsersService } from '../users/index.js';
import { type Announcement, ANNOUNCEMENT_MODEL, type AnnouncementDto, toAnnouncement } from './announcement.js';

const WEEKS = 8;

/** The announcement that the sender has read, by its version, or that there was none. */
interface Read {
  readonly ifMatch: IfMatchValue;
  readonly ifNone: boolean;
}

@Injectable()
export class DashboardService {
  constructor(
    private readonly users: UsersService,
    private readonly bookings: BookingsService,
    private readonly requests: CourseRequestsService,
    private readonly contacts: ContactsService,
    private readonly dataRequests: DataRequestsService,
    private readonly outgoing: MessagesService,
    private readonly changes: AuditedChanges,
    private readonly subjects: Subjects,
    @InjectModel(ANNOUNCEMENT_MODEL) private readonly announcements: Model<Announcement>,
  ) {}

  async figures(): Promise<Figures> {
    const weeks = lastWeeks(WEEKS, new Date());
    const [applications, bookings, courseRequests, messages, due, dataRequests, suspectedSpam, outbox] =
      await Promise.all([
        this.users.figures(weeks),
        this.bookings.figures(weeks),
        this.requests.figures(weeks),
        this.contacts.figures(weeks),
        this.due(),
        this.dataRequests.figures(),
        this.suspectedSpam(),
        this.outgoing.figures(),
      ]);
    return {
      applications: applications.now,
      bookings: bookings.now,
      courseRequests: courseRequests.now,
      messages: messages.all,
      messageStatuses: messages.now,
      unanswered: messages.now.new,
      due,
      dataRequests,
      suspectedSpam,
      outbox: {
        toTell: outbox.toTell,
        failed: outbox.failed,
        ...(outbox.postponed > 0 && { postponed: outbox.postponed }),
        ...(outbox.oldestUnsent && { oldestUnsent: outbox.oldestUnsent.toISOString() }),
        ...(outbox.oldestToTell && { oldestToTell: outbox.oldestToTell.toISOString() }),
      },
      weeks: weeks.map(({ monday }, i) => ({
        monday,
        applications: applications.byWeek[i] ?? 0,
        bookings: bookings.byWeek[i] ?? 0,
        courseRequests: courseRequests.byWeek[i] ?? 0,
        messages: messages.byWeek[i] ?? 0,
      })),
    };
  }

  private due(): Promise<Figures['due']> {
    return ofEachRequest((entity) => {
      const { waits = '' } = this.subjects.of(entity).list;
      return dueTotals(this.subjects.model(entity), waits);
    });
  }

  private suspectedSpam(): Promise<Figures['suspectedSpam']> {
    return ofEachRequest((entity) => this.subjects.model(entity).countDocuments(ONLY_SUSPECTED_SPAM));
  }

  async announcement() {
    return toAnnouncement(await this.newest());
  }

  /**
   * Each announcement is a record of its own; the newest is the one shown, and an empty one takes the last one down.
   * @throws PublicHttpException (412) if the current announcement is not the one that the sender has read
   */
  async announce({ text }: AnnouncementDto, by: RequestUser, read: Read) {
    // Repeats whenever somebody else announced in between, and compares what was read with the newest one.
    for (;;) {
      const newest = await this.newest();
      refuseUnlessRead(newest, read);
      const announcement = new this.announcements({ text, who: by.email, revision: (newest?.revision ?? 0) + 1 });
      try {
        await this.changes.create(announcement, by, { entity: 'announcement' });
        return toAnnouncement(announcement);
      } catch (error) {
        if (!duplicateKey(error)?.includes('revision')) throw error;
      }
    }
  }

  private newest(): Promise<Announcement | null> {
    return this.announcements.findOne().sort({ revision: -1 }).lean<Announcement>();
  }
}

function refuseUnlessRead(newest: Announcement | null, { ifMatch, ifNone }: Read): void {
  if (ifNone && newest?.text) throw changedMeanwhile();
  if (ifMatch === undefined) return;
  if (newest === null) throw changedMeanwhile();
  sameVersion(newest, ifMatch);
}

/** Makes a figure of each kind of request, by the name of its group. */
async function ofEachRequest<Figure>(
  figureOf: (entity: RequestEntity) => Promise<Figure>,
): Promise<Record<(typeof SUBJECT_GROUPS)[RequestEntity], Figure>> {
  const figures = REQUEST_ENTITIES.map(async (entity) => [SUBJECT_GROUPS[entity], await figureOf(entity)] as const);
  return Object.fromEntries(await Promise.all(figures)) as Record<(typeof SUBJECT_GROUPS)[RequestEntity], Figure>;
}
