import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser, SignedIn } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { GoalChangesDto, GoalDto } from './goal.dto.js';
import { GoalFiguresService } from './goal-figures.js';
import { GOAL_LIST } from './goal.schema.js';
import { GoalsService } from './goals.service.js';

const UNKNOWN = { 404: 'Unknown, or of a child whom the account has no session with.' } as const;
const REFUSED = { 409: 'Consent is withdrawn, a family or child is missing, or five goals are open.' } as const;

/** Administrators may use these routes, and staff for the children they have sessions with: see `Caseload`. */
@SignedIn()
@Controller('goals')
export class GoalsController {
  constructor(private readonly goals: GoalsService) {}

  @Get()
  list(@ListParams(GOAL_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.goals.list(query, by);
  }

  @Post()
  @Describes({ responses: { ...UNKNOWN, ...REFUSED } })
  create(@Body() dto: GoalDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.goals.create(dto, key, by);
  }

  @Put(':id')
  @Describes({ responses: { ...UNKNOWN, ...REFUSED } })
  update(
    @Param('id') id: string,
    @Body() dto: GoalChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.goals.update(id, dto, by, ifMatch);
  }

  @Delete(':id')
  @Describes({ responses: UNKNOWN })
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.goals.delete(id, by);
  }
}

/** A controller of its own, because goals are for staff too and these figures are not. */
@Controller('goals/figures')
export class GoalFiguresController {
  constructor(private readonly figures: GoalFiguresService) {}

  @Get()
  find() {
    return this.figures.figures();
  }
}
