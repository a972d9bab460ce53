export { DtoPipe, readDto } from './dto.pipe.js';
export { changesOf, describedDtos, dtoOf, rulesOf } from './follows.js';
