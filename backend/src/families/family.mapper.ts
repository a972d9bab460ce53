import type { RequestEntity } from '#contract/subjects';
import type { SubjectRecord } from '../subjects/index.js';
import type { Family } from './family.schema.js';

export function toFamily({ _id, name, contacts, children, createdAt, updatedAt }: Family) {
  return { _id: String(_id), name, contacts, children, createdAt, updatedAt };
}

/** A record as a family's page lists it. */
export function toLine(entity: RequestEntity, name: string | undefined, record: SubjectRecord) {
  const { _id, kind, status, reference, childName, child, createdAt } = record;
  return { entity, id: String(_id), kind, status, reference, childName, child, name, createdAt };
}
