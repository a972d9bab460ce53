import { Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { Public } from '../common/access/index.js';
import { Accepts } from '../http/index.js';
import { Describes } from '../common/route-description.js';
import { BounceTokenGuard } from './bounce-token.guard.js';
import { BouncesService } from './bounces.service.js';

@Controller('mail')
export class BouncesController {
  constructor(private readonly bounces: BouncesService) {}

  @Public()
  @Post('bounces')
  @HttpCode(204)
  @Accepts('any')
  @UseGuards(BounceTokenGuard)
  @Describes({
    headers: { Authorization: 'Bearer and the value of BOUNCE_TOKEN.' },
    responses: { 404: 'BOUNCE_TOKEN is not set, or is another one.', 413: 'More than 1 MB.' },
  })
  receive(@Req() request: Request) {
    return this.bounces.receive(request);
  }
}
