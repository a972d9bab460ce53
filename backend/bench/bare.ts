import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ROOT } from '../faults/support/program.js';

// The yardstick: Nest on Express with its default settings and nothing else, answering constants and static files. What
// it answers is what the product answered to the same request, so both send the same bytes.

const { ANSWERS = '', PORT = '0', STORE_URI = '' } = process.env;
const answers = (ANSWERS === '' ? {} : JSON.parse(readFileSync(ANSWERS, 'utf8'))) as Readonly<Record<string, unknown>>;

@Controller()
class ConstantController {
  @Get()
  ready() {
    return { status: 'ok' };
  }

  @Get('constant/:name')
  get(@Param('name') name: string) {
    return answers[name];
  }

  @Post('constant/:name')
  post(@Param('name') name: string) {
    return answers[name];
  }
}

// Loaded only where it is asked for: starts are compared too.
const readers = STORE_URI === '' ? [] : [(await import('./reading.js')).ReadingController];

@Module({ controllers: [ConstantController, ...readers] })
class BareModule {}

const app = await NestFactory.create<NestExpressApplication>(BareModule);
app.useStaticAssets(join(ROOT, 'public-web/build/client'), { prefix: '/static' });
await app.listen(Number(PORT), '127.0.0.1');
