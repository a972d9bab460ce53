import { Module } from '@nestjs/common';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  controllers: [FilesController],
  providers: [FileStore, UploadsService],
  exports: [FileStore, UploadsService],
})
export class FilesModule {}
