import { Module } from '@nestjs/common';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { KeptFiles } from './kept-files.js';

@Module({ controllers: [FilesController], providers: [FileStore, KeptFiles], exports: [FileStore, KeptFiles] })
export class FilesModule {}
