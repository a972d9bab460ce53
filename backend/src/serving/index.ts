export { cutSlowLines } from './cut-slow-lines.js';
export { fixedHeaders } from './fixed-headers.js';
export { PublicAnswers } from './public-answers.js';
export { readOnly } from './read-only.js';
export { requestLimiter } from './request-limiter.js';
export { ServingAdapter } from './serving-adapter.js';
export { ServingModule, Shutdown } from './shutdown.js';
export { singleHost } from './single-host.js';
export { stopWhenAsked } from './stop.js';
