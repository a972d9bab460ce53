export { DataRequestsService } from './data-requests.service.js';
export { Erasures } from './erasures.service.js';
export { PeopleModule } from './people.module.js';
