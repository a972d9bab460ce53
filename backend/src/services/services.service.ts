import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import type { Step } from '../database/index.js';
import { findPage, type ListQuery, type Page } from '../common/list/index.js';
import { SERVICE_LIST, type ServiceChangesDto, type ServiceDto } from './service.dto.js';
import { type Service, SERVICE_MODEL, type ServiceAnswer, toService } from './service.schema.js';

@Injectable()
export class ServicesService {
  constructor(
    @InjectModel(SERVICE_MODEL) private readonly services: Model<Service>,
    private readonly changes: AuditedChanges,
  ) {}

  list(query: ListQuery): Promise<Page<ServiceAnswer>> {
    return findPage(this.services, SERVICE_LIST, query, toService);
  }

  async add(dto: ServiceDto, by: RequestUser): Promise<ServiceAnswer> {
    requirePrices(dto);
    const service = new this.services(dto);
    await this.changes.create(service, by, { entity: 'service' });
    return toService(service);
  }

  async update(id: string, dto: ServiceChangesDto, by: RequestUser, ifMatch: IfMatchValue): Promise<ServiceAnswer> {
    const service = await findOr404(this.services, id);
    const changes = dto.against(service);
    const isPriced = 'priceFrom' in changes || 'priceTo' in changes;
    if (isPriced) requirePrices({ ...toService(service), ...changes });
    // Another change may have come in between: what is stored then must hold too.
    const also: Step = async (tx) => {
      const stored = await tx.findOne<Service>(service.collection, { _id: service._id });
      if (stored && isPriced) requirePrices(toService(stored));
    };
    await this.changes.update(service, changes, by, { entity: 'service', also }, ifMatch);
    return toService(service);
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    await this.changes.delete(await findOr404(this.services, id), by, { entity: 'service' });
    return { message: SENTENCES.serviceDeleted };
  }
}

/** @throws ValidationError (400) where a highest price has no lowest one, or is below it */
function requirePrices({ priceFrom, priceTo }: Partial<Pick<ServiceAnswer, 'priceFrom' | 'priceTo'>>): void {
  if (priceTo === undefined || (priceFrom !== undefined && priceFrom <= priceTo)) return;
  throw new ValidationError({ priceTo: REFUSALS.priceBelow });
}
