import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../idempotency/index.js';
import { NOTE_MODEL, noteSchema } from './note.schema.js';
import { NotesController } from './notes.controller.js';
import { NotesService } from './notes.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: NOTE_MODEL, schema: noteSchema }]), IdempotencyModule],
  controllers: [NotesController],
  providers: [NotesService],
  exports: [MongooseModule, NotesService],
})
export class NotesModule {}
