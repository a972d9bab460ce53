import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../files/index.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { CATEGORY_MODEL, categorySchema } from './category.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: CATEGORY_MODEL, schema: categorySchema }]), FilesModule],
  controllers: [CategoriesController],
  providers: [CategoriesService],
})
export class CategoriesModule {}
