import { Rank } from '../bson/order-key.js';
import type { Index } from '../storage/catalog.js';
import type { Condition, Filter } from './conditions.js';

/** Whether no document the filter finds can lack this field (or have null in it). */
export function excludesNull(filter: Filter, path: string): boolean {
  return filter.conditions.some((condition) => condition.path === path && isNotNull(condition));
}

function isNotNull({ points }: Condition): boolean {
  return points === undefined || points.every((point) => point[0] !== Rank.null);
}

/** A partial index holds all the filter can find when each of its own conditions is implied by the filter. */
export function canUsePartial(index: Index, filter: Filter): boolean {
  const expression: unknown = index.spec['partialFilterExpression'];
  if (typeof expression !== 'object' || expression === null) return false;
  return Object.entries(expression).every(([path, wanted]: [string, unknown]) => {
    const operators = typeof wanted === 'object' && wanted !== null ? Object.entries(wanted) : [];
    return (
      operators.length > 0 &&
      operators.every(([name, operand]: [string, unknown]) => implies(filter, path, name, operand))
    );
  });
}

function implies(filter: Filter, path: string, operator: string, operand: unknown): boolean {
  if (operator === '$exists') return operand === true && excludesNull(filter, path);
  if (operator !== '$type' || operand !== 'string') return false;
  return filter.conditions.some(
    ({ path: each, points }) => each === path && points?.every((point) => point[0] === Rank.string),
  );
}
