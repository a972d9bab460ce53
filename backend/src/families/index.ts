export { FAMILY_LIST } from './families.dto.js';
export { FamiliesModule } from './families.module.js';
export { type Family, FAMILY_MODEL, mainContact } from './family.schema.js';
export { toFamily } from './family.mapper.js';
export { FamilyMerges } from './family-merges.service.js';
export { FamilyRecords } from './family-records.service.js';
export { FamilySuggestions } from './family-suggestions.service.js';
export { FamilyUpgrade } from './family-upgrade.service.js';
