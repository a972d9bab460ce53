import type { Response, Test } from 'supertest';
import { expectNoSecrets, expectRefusal } from './refusals.js';

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

/** What there is to know of a list route. */
export interface ListFacts {
  /** Sends the request; `query` is what follows the question mark. */
  readonly get: (query: Readonly<Record<string, string>>) => Test;
  /** Stores one record with this text in the named field. */
  readonly add: (text: string) => PromiseLike<unknown>;
  /** A text field of the records that `q` looks through too. */
  readonly field: string;
  /** The name in `Content-Range`. */
  readonly resource: string;
  /** Takes the rows out of the answer; the whole body by default. */
  readonly rows?: (body: unknown) => unknown;
}

const NAMES = ['Banu', 'anne', 'Chitra'] as const;
/** Texts that mean something to a regular expression or a query language. */
const LITERALS = ['(a+)+$', '.*', '^', '\\', '$where', '[', 'a|b', '{"$ne":null}'] as const;

const MALFORMED: readonly Readonly<Record<string, string>>[] = [
  { sort: 'name' },
  { sort: '["' },
  { sort: '["password","ASC"]' },
  { sort: '["passwordHash","ASC"]' },
  { sort: '["idempotency.key","ASC"]' },
  { sort: '["__proto__","ASC"]' },
  { sort: '["createdAt","UP"]' },
  { sort: '["createdAt"]' },
  { sort: '[{"$gt":""},"ASC"]' },
  { sort: '{"createdAt":1}' },
  { range: '[1]' },
  { range: '[-1,2]' },
  { range: '[2,1]' },
  { range: '["0","1"]' },
  { range: '[0,1.5]' },
  { range: '{"first":0}' },
  { range: '[0,1e99]' },
  { filter: '{"' },
  { filter: '[]' },
  { filter: '"q"' },
  { filter: '7' },
  { filter: '{"nobody":"knows"}' },
  { filter: '{"$where":"sleep(1000)"}' },
  { filter: '{"$or":[]}' },
  { filter: '{"passwordHash":"x"}' },
  { filter: '{"tokenVersion":0}' },
  { filter: '{"idempotency.key":"x"}' },
  { filter: '{"__proto__":"x"}' },
  { filter: '{"_id":{"$ne":null}}' },
  { filter: '{"id":{"$gt":""}}' },
  { filter: '{"id":[{"$gt":""}]}' },
  { filter: '{"id":[["a"]]}' },
  { filter: '{"createdAt":{"$gt":"2000-01-01"}}' },
  { filter: '{"createdAt":"now"}' },
  { filter: '{"createdAt":1e999}' },
  { filter: '{"q":{"$regex":"."}}' },
  { filter: '{"q":["a"]}' },
  { filter: `${'['.repeat(1000)}${']'.repeat(1000)}` },
];

/** Proves that a list route understands the react-admin "simple REST" query, and nothing beyond it. */
export function answersLists({ get, add, field, resource, rows = (body) => body }: ListFacts): void {
  const rowsOf = (answer: Response): Row[] => rows(answer.body) as Row[];
  const textsOf = (answer: Response): unknown[] => rowsOf(answer).map((row) => row[field]);
  const list = async (query: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const answer = await get(query);
    expect(answer.status).toBe(200);
    return answer;
  };
  const filtered = (filter: object): Promise<Response> => list({ filter: JSON.stringify(filter) });
  const addAll = async (texts: readonly string[] = NAMES): Promise<void> => {
    for (const text of texts) await add(text);
  };

  describe('as a list', () => {
    it('answers an empty list where there is nothing', async () => {
      const answer = await list({ range: '[0,9]' });
      expect(rowsOf(answer)).toEqual([]);
      expect(answer.headers['content-range']).toBe(`${resource} */0`);
    });

    it('answers everything, newest first, when nothing else is asked', async () => {
      await addAll();
      const answer = await list();
      expect(textsOf(answer)).toEqual([...NAMES].reverse());
      expect(answer.headers['content-range']).toBe(`${resource} 0-2/3`);
      expectNoSecrets(answer.body);
    });

    it('answers many at the same moment, each with all that was there when it was asked', async () => {
      const asked: Promise<unknown[]>[] = [];
      for (const text of NAMES) {
        await add(text);
        for (let i = 0; i < 5; i++) asked.push(list({ range: '[0,9]' }).then(textsOf));
      }
      const answers = await Promise.all(asked);
      NAMES.forEach((_, i) => {
        const there = NAMES.slice(0, i + 1).reverse();
        for (const texts of answers.slice(i * 5, i * 5 + 5)) expect(texts.slice(-there.length)).toEqual(there);
      });
    });

    it('gives every row an id and both its dates', async () => {
      await add('Banu');
      const id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
      const date: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(rowsOf(await list())).toEqual([expect.objectContaining({ _id: id, createdAt: date, updatedAt: date })]);
    });

    it('sorts both ways', async () => {
      await addAll();
      expect(textsOf(await list({ sort: `["${field}","ASC"]` }))).toEqual(['Banu', 'Chitra', 'anne']);
      expect(textsOf(await list({ sort: `["${field}","DESC"]` }))).toEqual(['anne', 'Chitra', 'Banu']);
      expect(textsOf(await list({ sort: '["id","ASC"]' }))).toEqual([...NAMES]);
      expect(textsOf(await list({ sort: '["createdAt","ASC"]' }))).toEqual([...NAMES]);
    });

    it.each([
      ['[0,1]', ['Chitra', 'anne'], '0-1/3'],
      ['[1,1]', ['anne'], '1-1/3'],
      ['[2,9]', ['Banu'], '2-2/3'],
      ['[0,999999]', ['Chitra', 'anne', 'Banu'], '0-2/3'],
      ['[3,5]', [], '*/3'],
    ])('answers the range %s', async (range, texts, said) => {
      await addAll();
      const answer = await list({ range });
      expect(textsOf(answer)).toEqual(texts);
      expect(answer.headers['content-range']).toBe(`${resource} ${said}`);
    });

    it('filters by a field, by several of its values, and counts what matches', async () => {
      await addAll();
      expect(textsOf(await filtered({ [field]: 'anne' }))).toEqual(['anne']);
      expect(textsOf(await filtered({ [field]: ['anne', 'Banu'] }))).toEqual(['anne', 'Banu']);
      expect(textsOf(await filtered({ [field]: 'ann' }))).toEqual([]);
      const answer = await list({ filter: `{"${field}":["anne","Banu"]}`, range: '[0,0]' });
      expect(answer.headers['content-range']).toBe(`${resource} 0-0/2`);
    });

    it.each(['id', '_id'])('finds records by %s, one or several', async (name) => {
      await addAll();
      const [newest, , oldest] = rowsOf(await list());
      expect(textsOf(await filtered({ [name]: newest?._id }))).toEqual(['Chitra']);
      expect(textsOf(await filtered({ [name]: [oldest?._id, newest?._id] }))).toEqual(['Chitra', 'Banu']);
      expect(textsOf(await filtered({ [name]: [] }))).toEqual([]);
      expect(textsOf(await filtered({ [name]: 'nobody' }))).toEqual([]);
      expect(textsOf(await filtered({ [name]: ['nobody', newest?._id] }))).toEqual(['Chitra']);
    });

    it('looks for a part of a text in any case', async () => {
      await addAll();
      expect(textsOf(await filtered({ q: 'NNE' }))).toEqual(['anne']);
      expect(textsOf(await filtered({ q: '' }))).toHaveLength(3);
      const answer = await filtered({ q: 'nobody is called so' });
      expect(answer.headers['content-range']).toBe(`${resource} */0`);
    });

    it.each(LITERALS)('looks for %j to the letter', async (literal) => {
      await addAll(['aaaa', `so ${literal} it is`]);
      expect(textsOf(await filtered({ q: literal }))).toEqual([`so ${literal} it is`]);
    });

    it('does not let a long search keep it busy', async () => {
      await add('a'.repeat(90));
      const answer = await get({ filter: JSON.stringify({ q: 'a'.repeat(5000) }) });
      if (answer.status === 200) expect(rowsOf(answer)).toEqual([]);
      else expectRefusal(answer, 400);
    });

    it.each(MALFORMED.map((query) => [JSON.stringify(query).slice(0, 60), query]))('refuses %s', async (_, query) => {
      expectRefusal(await get(query), 400);
    });

    it('refuses an object as a value and a parameter that comes twice', async () => {
      expectRefusal(await get({ filter: `{"${field}":{"$ne":null}}` }), 400);
      expectRefusal(await get({ filter: `{"${field}":["a",{"$ne":null}]}` }), 400);
      expectRefusal(await get({}).query('filter={}&filter={}'), 400);
      expectRefusal(await get({}).query('sort=["id","ASC"]&sort=["id","ASC"]'), 400);
    });

    it('takes bracketed parameters for what they are: nothing it knows', async () => {
      await addAll();
      expect(textsOf(await list({ [`filter[${field}]`]: 'anne' }))).toHaveLength(3);
    });
  });
}
