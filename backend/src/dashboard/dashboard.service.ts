import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Figures } from '#contract/dashboard';
import { AuditedChanges } from '../audit/index.js';
import { BookingsService } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { lastWeeks, NEWEST_FIRST } from '../common/list/index.js';
import { ContactsService } from '../contacts/index.js';
import { CourseRequestsService } from '../courses/index.js';
import { OutboxService } from '../outbox/index.js';
import { DataRequestsService } from '../people/index.js';
import { QuarantineService } from '../quarantine/index.js';
import { UsersService } from '../users/index.js';
import type { AnnouncementDto } from './announcement.dto.js';
import { toAnnouncement } from './announcement.mapper.js';
import { type Announcement, ANNOUNCEMENT_MODEL } from './announcement.schema.js';

const WEEKS = 8;

@Injectable()
export class DashboardService {
  constructor(
    private readonly users: UsersService,
    private readonly bookings: BookingsService,
    private readonly requests: CourseRequestsService,
    private readonly contacts: ContactsService,
    private readonly dataRequests: DataRequestsService,
    private readonly quarantine: QuarantineService,
    private readonly outbox: OutboxService,
    private readonly changes: AuditedChanges,
    @InjectModel(ANNOUNCEMENT_MODEL) private readonly announcements: Model<Announcement>,
  ) {}

  async figures(): Promise<Figures> {
    const weeks = lastWeeks(WEEKS, new Date());
    const [applications, bookings, courseRequests, messages, due, dataRequests, heldBack, outbox] = await Promise.all([
      this.users.figures(weeks),
      this.bookings.figures(weeks),
      this.requests.figures(weeks),
      this.contacts.figures(weeks),
      this.due(),
      this.dataRequests.figures(),
      this.quarantine.total(),
      this.outbox.figures(),
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
      heldBack,
      outbox: {
        toTell: outbox.toTell,
        failed: outbox.failed,
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

  private async due(): Promise<Figures['due']> {
    const [bookings, courseRequests, messages] = await Promise.all([
      this.bookings.due(),
      this.requests.due(),
      this.contacts.due(),
    ]);
    return { bookings, courseRequests, messages };
  }

  async announcement() {
    return toAnnouncement(await this.announcements.findOne().sort(NEWEST_FIRST).lean<Announcement>());
  }

  /** Each announcement is a record of its own; the newest is the one shown, and an empty one takes the last one down. */
  async announce({ text }: AnnouncementDto, by: RequestUser) {
    const announcement = new this.announcements({ text, who: by.email });
    await this.changes.create(announcement, by, { entity: 'announcement' });
    return toAnnouncement(announcement);
  }
}
