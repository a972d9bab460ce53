import { Controller, Get } from '@nestjs/common';
import { GoalFiguresService } from './goal-figures.js';

/** A controller of its own, because goals are for staff too and these figures are not. */
@Controller('goals/figures')
export class GoalFiguresController {
  constructor(private readonly figures: GoalFiguresService) {}

  @Get()
  find() {
    return this.figures.figures();
  }
}
