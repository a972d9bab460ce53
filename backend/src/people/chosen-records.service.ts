import { Injectable } from '@nestjs/common';
import { REFUSALS } from '#contract/refusals';
import { ValidationError } from '../common/errors/index.js';
import { eachSubject, idsOf, merged, PersonRecords, type RecordsOf } from './person-records.js';
import { Suggestions } from './suggestions.service.js';

/** Finds the records of a person's page that an action applies to. */
@Injectable()
export class ChosenRecords {
  constructor(
    private readonly records: PersonRecords,
    private readonly suggestions: Suggestions,
  ) {}

  /**
   * @param chosen ids; without them, the records that belong to the person
   * @param all also suspected spam
   * @throws ValidationError (400) where one of them is neither the person's nor suggested
   */
  async of(id: string, chosen: readonly string[] | undefined, all = false): Promise<RecordsOf> {
    const belonging = (await this.records.of(id, all)).all;
    if (chosen === undefined) return belonging;
    const offered = merged(belonging, await this.suggestions.for(belonging, all));
    const known = new Set(idsOf(offered));
    if (chosen.some((each) => !known.has(each))) throw new ValidationError({ records: REFUSALS.notOfPage });
    return eachSubject((entity) => offered[entity].filter(({ _id }) => chosen.includes(String(_id))));
  }
}
