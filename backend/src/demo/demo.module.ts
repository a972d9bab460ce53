import { Module } from '@nestjs/common';
import { FamiliesModule } from '../families/index.js';
import { FilesModule } from '../files/index.js';
import { DemoContent } from './demo-content.js';

@Module({ imports: [FamiliesModule, FilesModule], providers: [DemoContent], exports: [DemoContent] })
export class DemoModule {}
