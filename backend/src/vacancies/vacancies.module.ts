import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VacanciesController } from './vacancies.controller.js';
import { VacanciesService } from './vacancies.service.js';
import { VACANCY_MODEL, vacancySchema } from './vacancy.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: VACANCY_MODEL, schema: vacancySchema }])],
  controllers: [VacanciesController],
  providers: [VacanciesService],
})
export class VacanciesModule {}
