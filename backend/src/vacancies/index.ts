export { VacanciesModule } from './vacancies.module.js';
