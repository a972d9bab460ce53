export { DATA_REQUEST_MODEL } from './data-request.schema.js';
export { DataRequestsService } from './data-requests.service.js';
export { ERASURE_MODEL, erasureSchema } from './erasure.schema.js';
export { Erasures } from './erasures.service.js';
export { PeopleModule } from './people.module.js';
