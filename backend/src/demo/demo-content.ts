import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { PROFILE_PICTURE } from '#contract/categories';
import { UploadsService } from '../files/index.js';
import { BOOKINGS, COURSES, MESSAGES_SENT, REQUESTS } from './records.js';
import { type DemoTeacherProfile, PEOPLE } from './people.js';
import { drawPortrait } from './portrait.js';

/** Something to look at on a fresh try-out: invented courses, staff, bookings and messages. */
@Injectable()
export class DemoContent {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: UploadsService,
  ) {}

  /** Fills only what is empty: a second start adds nothing. */
  async fill(): Promise<void> {
    await this.fillWith('Course', COURSES);
    await this.fillWith('Contact', MESSAGES_SENT);
    await this.fillWith('CourseRequest', REQUESTS);
    for (const kind of BOOKING_KINDS) await this.fillWith(kind, BOOKINGS[kind]);
    if (await this.isEmpty('Category')) await Promise.all(PEOPLE.map((person) => this.addTeacherProfile(person)));
  }

  private async fillWith(name: string, records: readonly object[]): Promise<void> {
    if (await this.isEmpty(name)) await this.model(name).create([...records]);
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
