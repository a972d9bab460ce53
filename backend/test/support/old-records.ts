import { mongo } from 'mongoose';
import { RetentionService, type Rule, RULES } from '../../src/retention/index.js';
import type { Product } from './product.js';

/** 10:00 in Sri Lanka on a day. */
export const on = (day: string): Date => new Date(`${day}T10:00:00+05:30`);

/** Puts the dates of a record that is there to what a test wants them to be. */
export async function redate(
  { connection }: Pick<Product, 'connection'>,
  collection: string,
  id: string,
  dates: Readonly<Record<string, Date | string | boolean>>,
): Promise<void> {
  const records = connection.collection(collection);
  const { matchedCount } = await records.updateOne({ _id: new mongo.ObjectId(id) }, { $set: dates });
  expect(matchedCount).toBe(1);
}

export function ruleNamed(name: string): Rule {
  const rule = RULES.find((each) => each.name === name);
  if (rule === undefined) throw new Error(`There is no rule for ${name}.`);
  return rule;
}

/** How many records each rule removes on a day, or would remove; rules without any are left out. */
export async function byRule(
  { app }: Pick<Product, 'app'>,
  day: string,
  how: 'due' | 'remove',
): Promise<Record<string, number>> {
  const counts: [string, number][] = [];
  for (const rule of RULES) {
    const found = await app.get(RetentionService)[how](rule, on(day));
    counts.push([rule.name, typeof found === 'number' ? found : found.count]);
  }
  return Object.fromEntries(counts.filter(([, number]) => number > 0));
}
