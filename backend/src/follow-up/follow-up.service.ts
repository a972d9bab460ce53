import { HttpStatus, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { FOLLOW_UP_FIELDS, type FollowUpAnswer } from '#contract/follow-up';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { readReference } from '#contract/references';
import type { RequestEntity } from '#contract/subjects';
import { isSameSecret, type RequestUser } from '../common/access/index.js';
import { conflict, fieldError, PublicHttpException } from '../common/errors/index.js';
import { ProgressReports } from '../goals/index.js';
import type { Key } from '../idempotency/index.js';
import { type IfMatchValue, isPreconditionFailed, thisVersion } from '../common/if-match.js';
import { type LimitName, RateLimits } from '../limits/index.js';
import { PrivateLinks, hashOfToken } from '../messages/index.js';
import { BookingsSource } from './bookings.source.js';
import { ContactsSource } from './contacts.source.js';
import { CourseRequestsSource } from './course-requests.source.js';
import type {
  FollowUpCancelDto,
  FollowUpChangesDto,
  FollowUpDto,
  FollowUpRenewDto,
  FollowUpSentencesDto,
  FollowUpSessionDto,
  ProgressReportDto,
} from './follow-up.dto.js';
import { toFollowedRequest } from './follow-up.mapper.js';
import type { ApprovedRequest, Followed, RequestSource } from './followed.js';
import type { Filter } from '../common/list/index.js';
import { unexpired } from './former-reach.js';
import { withoutRepeated } from './sources.js';

/** A family's change is tried this often if others change the request at the same moment. */
const TRIES = 20;

/** Lets families follow what they sent, without an account. */
@Injectable()
export class FollowUpService {
  /** One for each kind of record: a new one that is forgotten here does not compile. */
  private readonly sources: Readonly<Record<RequestEntity, RequestSource>>;

  constructor(
    bookings: BookingsSource,
    courseRequests: CourseRequestsSource,
    contacts: ContactsSource,
    private readonly links: PrivateLinks,
    private readonly limits: RateLimits,
    private readonly reports: ProgressReports,
  ) {
    this.sources = { booking: bookings, 'course-request': courseRequests, contact: contacts };
  }

  async show(dto: FollowUpDto, address: string): Promise<FollowUpAnswer> {
    if (dto.token !== undefined) return this.answer(await this.byToken(dto.token, address));
    if (dto.phone === undefined && dto.email === undefined) {
      throw fieldError('phone', FOLLOW_UP_FIELDS.phone, 'missing');
    }
    return this.answer(await this.byReference(dto, address));
  }

  async change(
    { token, ...fields }: FollowUpChangesDto,
    key: Key,
    address: string,
    ifMatch: IfMatchValue,
  ): Promise<FollowUpAnswer> {
    const followed = await this.byToken(token, address);
    await this.limits.consume('create', address);
    const change = (one: Followed, version: IfMatchValue) =>
      one.change(withoutRepeated(one.record, { ...fields, key }), { address }, version);
    return this.answer(await (ifMatch === undefined ? this.onLatest(followed, change) : change(followed, ifMatch)));
  }

  /** @returns the cancelled booking, or for a removed request that it is gone */
  async cancel({ token, reason }: FollowUpCancelDto, address: string): Promise<FollowUpAnswer | { message: string }> {
    const followed = await this.byToken(token, address);
    const cancelled = await this.onLatest(followed, (one, version) => one.cancel(reason, { address }, version));
    return cancelled === undefined ? { message: SENTENCES.requestRemoved } : this.answer(cancelled);
  }

  async renew({ token }: FollowUpRenewDto, address: string): Promise<FollowUpAnswer> {
    const { renew } = await this.byToken(token, address);
    if (!renew) throw conflict(REFUSALS.nothingToRenew);
    return this.answer(await renew({ address }));
  }

  async cancelSession(id: string, { token, ...said }: FollowUpSessionDto, address: string): Promise<FollowUpAnswer> {
    const followed = await this.byToken(token, address);
    // Its page may have been open since before the office closed the booking.
    if (!followed.approved) throw new PublicHttpException(HttpStatus.NOT_FOUND, REFUSALS.sessionNotPlanned);
    await followed.approved.cancelSession(id, said, { address });
    return this.answer(followed);
  }

  async allowSentences({ token, allowed }: FollowUpSentencesDto, address: string): Promise<FollowUpAnswer> {
    const followed = await this.byToken(token, address);
    await this.limits.consume('create', address);
    await this.onLatest(followed, (one, version) => approvedOf(one).allowSentences(allowed, { address }, version));
    return this.answer((await this.find({ _id: followed.record._id })) ?? followed);
  }

  /** Makes the report for a family with its private address, or for staff who name the booking. */
  async report({ token, booking, ...asked }: ProgressReportDto, by: RequestUser | undefined, address: string) {
    if (token === undefined) {
      if (by === undefined) throw new UnauthorizedException();
      return this.reports.forStaff(booking ?? '', asked, by);
    }
    const followed = await this.byToken(token, address);
    await this.limits.consume('create', address);
    return approvedOf(followed).report(asked, { address });
  }

  /**
   * Acts on the version that was read. If somebody else was faster, tries again on their version, which may refuse: a
   * family cannot change what an administrator decides at the same moment.
   */
  private async onLatest<Result>(
    followed: Followed,
    act: (followed: Followed, version: IfMatchValue) => Promise<Result>,
  ): Promise<Result> {
    let latest = followed;
    for (let left = TRIES; ; left -= 1) {
      try {
        return await act(latest, thisVersion(latest.record));
      } catch (error) {
        if (left === 1 || !isPreconditionFailed(error)) throw error;
        latest = (await this.find({ _id: followed.record._id })) ?? followed;
      }
    }
  }

  private async byToken(token: string, address: string): Promise<Followed> {
    const found = await this.find({ followUpHash: hashOfToken(token) });
    // A token cannot be guessed, so its holder is never refused for wrong tries of others on the same network.
    if (found !== undefined) return found;
    await this.limits.consume('followUpFromAddress', address);
    throw unknown();
  }

  /** Looks up and compares in every case, so that an unknown reference takes as long as a wrong number. */
  private async byReference({ reference = '', phone, email }: FollowUpDto, address: string): Promise<Followed> {
    const name = readReference(reference);
    const found = await this.find({ reference: name ?? 'none' });
    const used = await this.countTry(name, address);
    const isPhone = isSame(phone, found?.phone);
    // The email address opens only a request without a phone number, in whichever field it is sent.
    const known = found?.phone === undefined ? found?.email : undefined;
    const isEmail = isSame(email, known) || isSame(phone, known);
    const isFormer = unexpired(found?.record.formerReach).some(
      ({ value }) => isSame(phone, value) || isSame(email, value),
    );
    if (found === undefined || !(isPhone || isEmail || isFormer)) throw unknown();
    for (const [limit, key] of used) await this.limits.refund(limit, key);
    return found;
  }

  /**
   * Counts this try as wrong until it proves right, so that concurrent tries cannot exceed a limit. Wrong tries from
   * elsewhere never refuse somebody who knows the number. Text that is not a reference only counts for the visitor's address.
   * @returns what was counted
   */
  private async countTry(
    reference: string | undefined,
    address: string,
  ): Promise<readonly (readonly [LimitName, string])[]> {
    const counted: (readonly [LimitName, string])[] = [['followUpFromAddress', address]];
    await this.limits.consume('followUpFromAddress', address);
    if (reference === undefined) return counted;
    const isTried = (await this.limits.excess('followUpOfReference', reference)) >= 0;
    await this.limits.count('followUpOfReference', reference);
    counted.push(['followUpOfReference', reference]);
    if (!isTried) return counted;
    const both = `${address} ${reference}`;
    await this.limits.consume('followUpOfBoth', both);
    return [...counted, ['followUpOfBoth', both]];
  }

  private async find(where: Filter): Promise<Followed | undefined> {
    const found = await Promise.all(Object.values(this.sources).map((source) => source.find(where)));
    return found.find((one) => one !== undefined);
  }

  /** Answers the request and records that the family has seen its decision. */
  private async answer(followed: Followed): Promise<FollowUpAnswer> {
    const shown = followed.seen ? await followed.seen() : followed;
    if (shown === undefined) throw unknown();
    const { token, hash } = this.links.followUpToken(shown.entity, String(shown.record._id));
    // If the signing key was changed since, the token is a new one.
    if (shown.record.followUpHash !== hash) {
      await shown.record.updateOne({ $set: { followUpHash: hash } }, { timestamps: false });
    }
    const [course, progress] = await Promise.all([shown.course?.(), shown.approved?.progress()]);
    return { request: toFollowedRequest(shown, course, progress), token };
  }
}

/** @throws NotFoundException unless it is an approved booking, as nothing else has sessions and goals */
function approvedOf({ approved }: Followed): ApprovedRequest {
  if (!approved) throw new NotFoundException();
  return approved;
}

function unknown(): PublicHttpException {
  return new PublicHttpException(HttpStatus.NOT_FOUND, REFUSALS.followUpUnknown);
}

/** Compares in every case, so that a missing text takes as long. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return isSameSecret(one ?? '', other ?? '') && one !== undefined && other !== undefined;
}
