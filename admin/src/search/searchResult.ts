import type { BookingKind } from '#contract/bookings';
import type { SearchResults, SearchedEntity, SearchGroup } from '#contract/search';
import { everythingOf, resourceOf, showPath } from '../config/recordPage';

type Translate = (key: string) => string;

interface SearchResult {
  /** The page about the record. */
  readonly to: string;
  readonly name: string;
  /** What else identifies it, most distinctive first. */
  readonly facts: readonly string[];
  /** The page about everything of the family or the person. */
  readonly everything: ReturnType<typeof everythingOf>;
}

/** A search result in a line. */
export function searchResult<Entity extends SearchedEntity>(
  entity: Entity,
  row: SearchResults[SearchGroup<Entity>][number],
  translate: Translate,
): SearchResult {
  const { _id, createdAt: _createdAt, ...fields } = row as Readonly<Record<string, string | undefined>>;
  const { childName, parentName, full_name, tName, name, kind, teacher_type, service, status, family, ...facts } =
    fields;
  const resource = resourceOf(entity, kind as BookingKind | undefined);
  const names = [childName, parentName, full_name, tName, name].filter(isGiven);
  return {
    to: showPath(resource, _id ?? ''),
    name: names.join(', ') || (facts['reference'] ?? ''),
    facts: [
      kind && translate(`resources.inbox.choices.kind.${kind}`),
      teacher_type && translate(`resources.user-list.choices.teacher_type.${teacher_type}`),
      service && translate(`resources.alldetails.choices.service.${service}`),
      ...Object.values(facts),
      status && translate(`resources.${resource}.statuses.${status}`),
    ].filter(isGiven),
    everything: everythingOf({ id: _id ?? '', family: entity === 'family' ? _id : family }),
  };
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';
