export { FamiliesModule } from './families.module.js';
export { type Family, FAMILY_MODEL } from './family.schema.js';
