export { DtoPipe, readDto } from './dto.pipe.js';
export { changesOf, describedDtos, dtoOf, Follows, rulesOf } from './follows.js';
