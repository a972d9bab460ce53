import { Body, Controller, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { Describes } from '../common/route-description.js';
import { ErasureDto, PersonRecordsDto } from './people.dto.js';
import { PeopleService } from './people.service.js';
import { sendJson } from './person-export.js';

const NOT_OF_FAMILY = 'Something is missing or wrong, or one of `records` does not belong to this family.';

/** Hands out the copy of a family's data, and forgets the family. */
@Controller('families')
export class FamilyRightsController {
  constructor(private readonly people: PeopleService) {}

  @Post(':id/export')
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="one-step-family.json"')
  @Describes({ responses: { 400: NOT_OF_FAMILY } })
  async export(
    @Param('id') id: string,
    @Body() { records }: PersonRecordsDto,
    @CurrentUser() by: RequestUser,
    @Res() response: Response,
  ): Promise<void> {
    await sendJson(await this.people.exportFamily(id, records, by), response);
  }

  @Post(':id/erase')
  @HttpCode(200)
  @Describes({ responses: { 400: `${NOT_OF_FAMILY} What is suggested may be named too.` } })
  erase(@Param('id') id: string, @Body() dto: ErasureDto, @CurrentUser() by: RequestUser) {
    return this.people.eraseFamily(id, dto, by);
  }
}
