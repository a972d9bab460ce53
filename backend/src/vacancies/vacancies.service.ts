import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { SENTENCES } from '#contract/sentences';
import { dayOf } from '#contract/sri-lanka';
import { ADMIN_ROLE, type Role } from '#contract/users';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { findPage, type ListQuery, type Page } from '../common/list/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { type VacancyChangesDto, type VacancyDto, VACANCY_LIST } from './vacancy.dto.js';
import { toVacancy, type Vacancy, VACANCY_MODEL, type VacancyAnswer } from './vacancy.schema.js';

@Injectable()
export class VacanciesService {
  constructor(
    @InjectModel(VACANCY_MODEL) private readonly vacancies: Model<Vacancy>,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Administrators see all of them; the public those that are open, on their last day too. */
  list(query: ListQuery, role: Role | undefined): Promise<Page<VacancyAnswer>> {
    const today = new Date(dayOf(new Date()));
    const where = role === ADMIN_ROLE ? {} : { closingDate: trusted({ $gte: today }) };
    return findPage(this.vacancies, VACANCY_LIST, query, toVacancy, where);
  }

  async add(dto: VacancyDto, key: Key, by: RequestUser): Promise<VacancyAnswer> {
    const vacancy = new this.vacancies(dto);
    return this.idempotency.once({ key, sent: dto, recordId: vacancy._id }, async (tx) => {
      await this.changes.create(vacancy, by, { entity: 'vacancy' }, tx);
      return toVacancy(vacancy);
    });
  }

  async update(id: string, dto: VacancyChangesDto, by: RequestUser, ifMatch: IfMatchValue): Promise<VacancyAnswer> {
    const vacancy = await findOr404(this.vacancies, id);
    await this.changes.update(vacancy, dto.against(vacancy), by, { entity: 'vacancy' }, ifMatch);
    return toVacancy(vacancy);
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    const vacancy = await findOr404(this.vacancies, id);
    await this.changes.delete(vacancy, by, { entity: 'vacancy' });
    return { message: SENTENCES.vacancyDeleted };
  }
}
