export { DtoPipe, readAs } from './dto.pipe.js';
export { changesOf, describedDtos, dtoOf, requireDependents, rulesOf } from './matches-rule.js';
