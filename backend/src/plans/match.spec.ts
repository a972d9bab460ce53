import { districts as inSinhala } from '#contract/districts-si';
import { districts as inTamil } from '#contract/districts-ta';
import { bestFirst, type Candidate, districtsIn, matchOf, type MatchCriteria } from './match.js';

const WANTED: MatchCriteria = {
  service: 'Student counseling',
  preferredStaff: 'wished',
  language: 'ta',
  districts: ['Galle'],
  minutesPerWeek: 120,
};
const FITTING: Candidate = {
  profile: 'one',
  tName: 'Anne',
  service: 'Student counseling',
  languages: ['si', 'ta'],
  districts: ['Galle'],
  freeMinutesPerWeek: 120,
};
const candidate = (changes: Partial<Candidate> = {}): Candidate => ({ ...FITTING, ...changes });
const judged = (changes: Partial<Candidate>, wanted: Partial<MatchCriteria> = {}) => {
  const { reasons, missing } = matchOf({ ...WANTED, ...wanted }, candidate(changes));
  return { reasons, missing };
};

describe('a match', () => {
  it('says what speaks for somebody, and what against', () => {
    expect(matchOf(WANTED, candidate({ profile: 'wished' }))).toEqual({
      profile: 'wished',
      tName: 'Anne',
      freeMinutesPerWeek: 120,
      wished: true,
      reasons: ['wished', 'role', 'language', 'district', 'hours'],
      missing: [],
    });
    expect(judged({ service: 'School Readiness Program', freeMinutesPerWeek: 119 })).toEqual({
      reasons: ['language', 'district'],
      missing: ['role', 'hours'],
    });
    expect(judged({ languages: undefined, districts: [] })).toEqual({
      reasons: ['role', 'hours'],
      missing: ['language', 'district'],
    });
  });

  it('says nothing of what the booking does not say', () => {
    expect(judged({}, { language: undefined, districts: [] })).toEqual({ reasons: ['role', 'hours'], missing: [] });
    expect(judged({ profile: 'one' }, { preferredStaff: undefined }).reasons).not.toContain('wished');
  });
});

describe('the hours of a match', () => {
  const school = { from: '07:30', to: '13:30' };

  it('are not too few where nobody entered any', () => {
    expect(judged({ freeMinutesPerWeek: undefined })).toEqual({
      reasons: ['role', 'language', 'district'],
      missing: ['noHours'],
    });
    expect(matchOf({ ...WANTED, school }, candidate({ freeMinutesPerWeek: undefined })).atSchool).toBeUndefined();
  });

  it('are those at which the child is at school, where these are known', () => {
    const most = { freeMinutesPerWeek: 2400, freeAtSchool: 1799 };
    expect(matchOf({ ...WANTED, school }, candidate(most))).toMatchObject({
      atSchool: { from: '07:30', to: '13:30', free: 1799, of: 1800 },
      missing: ['hours'],
    });
    expect(judged({ ...most, freeAtSchool: 1800 }, { school }).reasons).toContain('hours');
  });
});

describe('the best', () => {
  const order = (...candidates: Partial<Candidate>[]): string[] =>
    bestFirst(candidates.map((changes) => matchOf(WANTED, candidate(changes)))).map(({ tName }) => tName);

  it('are of the right service, wished, with most reasons, with most free time, by name', () => {
    const other = { service: 'School Readiness Program' } as const;
    expect(
      order(
        { tName: 'wished, of another service', profile: 'wished', ...other },
        { tName: 'B, as free as A', freeMinutesPerWeek: 300 },
        { tName: 'A', freeMinutesPerWeek: 300 },
        { tName: 'freer, without the language', languages: ['si'], freeMinutesPerWeek: 900 },
        { tName: 'less free' },
        { tName: 'wished, without time', profile: 'wished', freeMinutesPerWeek: 0 },
        { tName: 'of another service', ...other, freeMinutesPerWeek: 2000 },
      ),
    ).toEqual([
      'wished, without time',
      'A',
      'B, as free as A',
      'less free',
      'freer, without the language',
      'wished, of another service',
      'of another service',
    ]);
  });
});

it('the best is free at the times of the school rather than at others', () => {
  const school = { from: '07:30', to: '13:30' };
  const matches = [
    candidate({ tName: 'evenings', freeMinutesPerWeek: 2000, freeAtSchool: 60 }),
    candidate({ tName: 'mornings', freeMinutesPerWeek: 900, freeAtSchool: 900 }),
  ].map((each) => matchOf({ ...WANTED, school }, each));
  expect(bestFirst(matches).map(({ tName }) => tName)).toEqual(['mornings', 'evenings']);
});

it.each([
  ['12 Lake Road, COLOMBO 3', ['Colombo']],
  ['Colombo or Galle', ['Colombo', 'Galle']],
  ['14 Galle Road, Dehiwala', []],
  ['Galle Rd., Colombo 4', ['Colombo']],
  ['Galle Road, Galle', ['Galle']],
  ['12 පන්සල පාර, අනුරාධපුර', ['Anuradhapura']],
  ['ත්රිකුණාමලේ', ['Trincomalee']],
  ['கண்டி வீதி, யாழ்ப்பாணம்', ['Jaffna']],
  ['කොළඹ පාර, ගම්පහ', ['Gampaha']],
  ['නුවර පාර, ගාල්ල', ['Galle']],
  ['யாழ்ப்பாணம்', ['Jaffna']],
  ['Mannarpuram', []],
  ['Ja-Ela', []],
  ['', []],
])('the districts in %j are %j', (address, districts) => {
  expect(districtsIn(address, [inSinhala, inTamil])).toEqual(districts);
});
