import type { Response, Test } from 'supertest';
import { expectNoSecrets, expectError } from './errors.js';

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
/** One malformed query of each sort; `common/list/list-query.spec.ts` tries them all. */
const MALFORMED: readonly Readonly<Record<string, string>>[] = [
  { sort: '["passwordHash","ASC"]' },
  { sort: '["idempotency.key","ASC"]' },
  { range: '[2,1]' },
  { filter: '{"' },
  { filter: '{"nobody":"knows"}' },
  { filter: '{"passwordHash":"x"}' },
  { filter: '{"_id":{"$ne":null}}' },
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

    it('answers, sorts, cuts, filters and finds its records', async () => {
      await addAll();
      const answer = await list();
      expect(textsOf(answer)).toEqual([...NAMES].reverse());
      expect(answer.headers['content-range']).toBe(`${resource} 0-2/3`);
      expectNoSecrets(answer.body);
      const id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
      const date: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      const dated: unknown = expect.objectContaining({ _id: id, createdAt: date, updatedAt: date });
      expect(rowsOf(answer)).toEqual(NAMES.map(() => dated));

      expect(textsOf(await list({ sort: `["${field}","ASC"]` }))).toEqual(['Banu', 'Chitra', 'anne']);
      expect(textsOf(await list({ sort: `["${field}","DESC"]` }))).toEqual(['anne', 'Chitra', 'Banu']);
      expect(textsOf(await list({ sort: '["id","ASC"]' }))).toEqual([...NAMES]);
      expect(textsOf(await list({ sort: '["createdAt","ASC"]' }))).toEqual([...NAMES]);

      const ask = async (range: string): Promise<unknown> => {
        const answer = await list({ range });
        return [textsOf(answer), answer.headers['content-range']];
      };
      expect(await ask('[0,1]')).toEqual([['Chitra', 'anne'], `${resource} 0-1/3`]);
      expect(await ask('[2,9]')).toEqual([['Banu'], `${resource} 2-2/3`]);
      expect(await ask('[3,5]')).toEqual([[], `${resource} */3`]);

      expect(textsOf(await filtered({ [field]: 'anne' }))).toEqual(['anne']);
      expect(textsOf(await filtered({ [field]: ['anne', 'Banu'] }))).toEqual(['anne', 'Banu']);
      expect(textsOf(await filtered({ [field]: 'ann' }))).toEqual([]);
      const two = await list({ filter: `{"${field}":["anne","Banu"]}`, range: '[0,0]' });
      expect(two.headers['content-range']).toBe(`${resource} 0-0/2`);

      const [newest, , oldest] = rowsOf(answer);
      for (const name of ['id', '_id']) {
        expect(textsOf(await filtered({ [name]: newest?._id }))).toEqual(['Chitra']);
        expect(textsOf(await filtered({ [name]: [oldest?._id, newest?._id] }))).toEqual(['Chitra', 'Banu']);
        expect(textsOf(await filtered({ [name]: [] }))).toEqual([]);
        expect(textsOf(await filtered({ [name]: 'nobody' }))).toEqual([]);
        expect(textsOf(await filtered({ [name]: ['nobody', newest?._id] }))).toEqual(['Chitra']);
      }

      expect(textsOf(await filtered({ q: 'NNE' }))).toEqual(['anne']);
      expect(textsOf(await filtered({ q: '' }))).toHaveLength(3);
      const none = await filtered({ q: 'nobody is called so' });
      expect(none.headers['content-range']).toBe(`${resource} */0`);
    });

    it('looks for an expression to the letter', async () => {
      const literal = '(a+)+$';
      await addAll(['aaaa', `so ${literal} it is`]);
      expect(textsOf(await filtered({ q: literal }))).toEqual([`so ${literal} it is`]);
    });

    it('refuses what is malformed or not listed, an object as a value and a parameter that comes twice', async () => {
      for (const query of MALFORMED) expectError(await get(query), 400);
      expectError(await get({ filter: `{"${field}":{"$ne":null}}` }), 400);
      expectError(await get({ filter: `{"${field}":["a",{"$ne":null}]}` }), 400);
      expectError(await get({}).query('filter={}&filter={}'), 400);
      expectError(await get({}).query('sort=["id","ASC"]&sort=["id","ASC"]'), 400);
      // Brackets after a name say that its value is an object.
      expectError(await get({ [`filter[${field}][$ne]`]: 'anne' }), 400);
    });
  });
}
