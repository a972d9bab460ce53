export { FIXED_HEADERS } from './fixed-headers.js';
export { readOnly } from './read-only.js';
export { ServingAdapter } from './serving-adapter.js';
export { ServingModule } from './serving.module.js';
export { stopWhenAsked } from './stop.js';
export { Traffic } from './traffic.js';
