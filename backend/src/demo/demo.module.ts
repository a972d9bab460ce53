import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { DemoContent } from './demo-content.js';

@Module({ imports: [FilesModule], providers: [DemoContent], exports: [DemoContent] })
export class DemoModule {}
