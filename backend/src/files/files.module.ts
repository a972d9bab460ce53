import { Module } from '@nestjs/common';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';

@Module({ controllers: [FilesController], providers: [FileStore], exports: [FileStore] })
export class FilesModule {}
