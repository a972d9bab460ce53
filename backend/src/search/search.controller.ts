import { Controller, Get, Query } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { readSearch } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { SearchService } from './search.service.js';

@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Describes({
    query: { q: 'Words in any order; a phone number in any spelling; a reference; else names that sound alike.' },
    responses: { 400: 'The text is too long, or no text.' },
  })
  find(@Query('q') q: unknown, @CurrentUser() by: RequestUser) {
    return this.search.find(readSearch(q), by);
  }
}
