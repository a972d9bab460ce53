export { type Family, FAMILY_MODEL, familySchema } from './family.schema.js';
