import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser, SignedIn } from '../common/access/index.js';
import { IfMatch, type IfMatchValue, IfNone } from '../common/if-match.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { SessionNoteDto } from './goal.dto.js';
import { NO_VERSION, SessionNotesService } from './session-notes.service.js';

const UNKNOWN = { 404: 'Unknown, without a note, or a session of somebody else.' } as const;

/** Administrators may use these routes. The member of staff whose session it is may also read and write its note. */
@Controller('sessions')
export class SessionNotesController {
  constructor(private readonly notes: SessionNotesService) {}

  @SignedIn()
  @Get(':id/note')
  @Describes({ responses: UNKNOWN })
  find(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.notes.find(id, by);
  }

  @SignedIn()
  @Put(':id/note')
  @Describes({
    responses: { ...UNKNOWN, 409: 'The session is to come, cancelled or too long ago, or consent is withdrawn.' },
  })
  write(
    @Param('id') id: string,
    @Body() dto: SessionNoteDto,
    @IdempotencyKey() key: Key,
    @IfMatch() ifMatch: IfMatchValue,
    @IfNone() ifNone: boolean,
    @CurrentUser() by: RequestUser,
  ) {
    return this.notes.write(id, dto, key, ifNone ? NO_VERSION : ifMatch, by);
  }

  @Delete(':id/note')
  @Describes({ responses: UNKNOWN })
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.notes.delete(id, by);
  }
}
