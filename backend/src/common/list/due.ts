import { type Model, trusted } from 'mongoose';
import { DUE, type Due, dueSpan } from '#contract/working-days';
import { totalOf } from './figures.js';

/** What waits, as the records of a list say it, and should have been answered today or earlier (contract, "Due"). */
export function dueCondition(due: Due, waits: string): Readonly<Record<string, unknown>> {
  const { from, before } = dueSpan(due, new Date());
  return { status: waits, createdAt: trusted({ ...(from && { $gte: from }), $lt: before }) };
}

/** How many records of a model are due today, and how many are late. */
export async function dueTotals<Stored>(model: Model<Stored>, waits: string): Promise<Record<Due, number>> {
  const totals = await Promise.all(
    DUE.map(async (due) => [due, await totalOf(model, dueCondition(due, waits))] as const),
  );
  return Object.fromEntries(totals) as Record<Due, number>;
}
