import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { sendJson } from './person-export.js';
import { DataRequestDto } from './data-request.schema.js';
import { DataRequestsService } from './data-requests.service.js';
import { ErasureDto, PEOPLE_LIST, PersonChangesDto, PersonRecordsDto } from './people.dto.js';
import { PeopleService } from './people.service.js';

const ATTACHMENT = 'attachment; filename="one-step-person.json"';
const NOT_OF_PAGE = 'Something is missing or wrong, or one of `records` does not belong to this person.';

/** The id is a family's, or that of a record: an application, or a request that belongs to no family. */
@Controller('people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly dataRequests: DataRequestsService,
  ) {}

  @Get()
  list(@ListParams(PEOPLE_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.people.list(query, by);
  }

  @Get(':id')
  show(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.people.show(id, by);
  }

  @Get(':id/export')
  @Header('Content-Disposition', ATTACHMENT)
  async export(@Param('id') id: string, @CurrentUser() by: RequestUser, @Res() response: Response): Promise<void> {
    await sendJson(await this.people.export(id, undefined, by), response);
  }

  @Post(':id/export')
  @HttpCode(200)
  @Header('Content-Disposition', ATTACHMENT)
  @Describes({ responses: { 400: NOT_OF_PAGE } })
  async exportChosen(
    @Param('id') id: string,
    @Body() { records }: PersonRecordsDto,
    @CurrentUser() by: RequestUser,
    @Res() response: Response,
  ): Promise<void> {
    await sendJson(await this.people.export(id, records, by), response);
  }

  @Post(':id/data-requests')
  openDataRequest(
    @Param('id') id: string,
    @Body() dto: DataRequestDto,
    @IdempotencyKey() key: Key,
    @CurrentUser() by: RequestUser,
  ) {
    return this.dataRequests.open(id, dto, key, by);
  }

  @Put(':id')
  @Describes({ responses: { 400: NOT_OF_PAGE } })
  correct(
    @Param('id') id: string,
    @Body() changes: PersonChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.people.correct(id, changes, by, ifMatch);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Describes({ responses: { 400: NOT_OF_PAGE } })
  withdraw(@Param('id') id: string, @Body() { records }: PersonRecordsDto, @CurrentUser() by: RequestUser) {
    return this.people.setWithdrawn(id, records, new Date(), by);
  }

  @Delete(':id/withdraw')
  @Describes({ responses: { 400: NOT_OF_PAGE } })
  agreeAgain(@Param('id') id: string, @Body() { records }: PersonRecordsDto, @CurrentUser() by: RequestUser) {
    return this.people.setWithdrawn(id, records, null, by);
  }

  @Post(':id/erase')
  @HttpCode(200)
  @Describes({ responses: { 400: NOT_OF_PAGE } })
  erase(@Param('id') id: string, @Body() dto: ErasureDto, @CurrentUser() by: RequestUser) {
    return this.people.erase(id, dto, by);
  }
}
