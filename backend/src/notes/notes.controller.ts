import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { NoteDto } from './note.schema.js';
import { NOTE_LIST } from './note.schema.js';
import { NotesService } from './notes.service.js';

@Controller('notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get()
  list(@ListParams(NOTE_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.notes.list(query, by);
  }

  @Post()
  add(@Body() dto: NoteDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.notes.add(dto, key, by);
  }

  @Delete(':id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.notes.delete(id, by);
  }
}
