import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { PROFILE_PICTURE } from '#contract/categories';
import type { RequestEntity } from '#contract/follow-up';
import { UploadsService } from '../files/index.js';
import { ReceiptsService } from '../receipts/index.js';
import { BOOKINGS, COURSES, MESSAGES_SENT, PRICES, REQUESTS } from './records.js';
import { type DemoTeacherProfile, PEOPLE } from './people.js';
import { drawPortrait } from './portrait.js';

/** Something to look at on a fresh try-out: invented courses, staff, bookings and messages. */
@Injectable()
export class DemoContent {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: UploadsService,
    private readonly receipts: ReceiptsService,
  ) {}

  /** Fills only what is empty: a second start adds nothing. */
  async fill(): Promise<void> {
    await this.fillWith('Course', COURSES);
    await this.fillWith('Service', PRICES);
    await this.fillWith('Contact', MESSAGES_SENT, 'contact');
    await this.fillWith('CourseRequest', REQUESTS, 'course-request');
    for (const kind of BOOKING_KINDS) await this.fillWith(kind, BOOKINGS[kind], 'booking');
    if (await this.isEmpty('Category')) await Promise.all(PEOPLE.map((person) => this.addTeacherProfile(person)));
  }

  /** @param entity what the records are to the families that sent them, if anything */
  private async fillWith(name: string, records: readonly object[], entity?: RequestEntity): Promise<void> {
    if (!(await this.isEmpty(name))) return;
    const identity = () => entity && this.receipts.identity(entity, this.receipts.newReference(), 'en');
    await this.model(name).create(records.map((record) => ({ ...record, ...identity() })));
  }

  private async addTeacherProfile({ look, ...detail }: DemoTeacherProfile): Promise<void> {
    const picture = await this.files.acceptPicture('profilePicture', PROFILE_PICTURE, {
      buffer: await drawPortrait(look),
      originalname: '',
    });
    await this.files.withPicture(picture, async (profilePicture) => {
      await this.model('Category').create({ ...detail, profilePicture });
      return { answer: undefined, created: true };
    });
  }

  private async isEmpty(name: string): Promise<boolean> {
    return (await this.model(name).exists({})) === null;
  }

  private model(name: string): Model<object> {
    return this.connection.model<object>(name);
  }
}
