import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../idempotency/index.js';
import { VacanciesController } from './vacancies.controller.js';
import { VacanciesService } from './vacancies.service.js';
import { VACANCY_MODEL, vacancySchema } from './vacancy.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: VACANCY_MODEL, schema: vacancySchema }]), IdempotencyModule],
  controllers: [VacanciesController],
  providers: [VacanciesService],
})
export class VacanciesModule {}
