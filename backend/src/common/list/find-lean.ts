import type { Model, mongo } from 'mongoose';

type Filter = Readonly<Record<string, unknown>>;
interface Part {
  readonly sort: mongo.Sort;
  readonly skip?: number;
  readonly limit?: number;
}

/**
 * The records a filter finds, as the driver reads them. Mongoose holds the filter to the schema and gives its values
 * their types; the rest of what it does for a query costs a list a tenth of its time and changes nothing here.
 * A filter on a base model names the kind itself. Fields a schema keeps hidden stay hidden.
 */
export function findLean<Stored>(model: Model<Stored>, filter: Filter, part: Part): Promise<Stored[]> {
  const cast = model.find().cast(model, { ...filter }) as mongo.Filter<mongo.Document>;
  const found: Promise<unknown> = model.collection.find(cast, { ...part, projection: hiddenOf(model) }).toArray();
  return found as Promise<Stored[]>;
}

function hiddenOf<Stored>({ schema }: Model<Stored>): Record<string, 0> {
  const hidden: Record<string, 0> = {};
  schema.eachPath((path, { options }: { options: { select?: boolean } }) => {
    if (options.select === false) hidden[path] = 0;
  });
  return hidden;
}
