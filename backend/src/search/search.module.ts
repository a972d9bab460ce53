import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { FamiliesModule } from '../families/index.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [CategoriesModule, FamiliesModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
