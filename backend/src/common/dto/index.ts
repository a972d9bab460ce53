export { DtoPipe, readAs } from './dto.pipe.js';
export { type ChangedBy, type Changes, changedFields } from './changes.js';
export { changesOf, describedDtos, dtoOf, requireDependents, rulesOf, someOf, uncheckedOf } from './matches-rule.js';
