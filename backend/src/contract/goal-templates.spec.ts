import { BOOKING_KINDS } from './bookings.js';
import { checkField } from './lists.js';
import { GOAL_TEMPLATES } from './goal-templates.js';
import { GOAL_FIELDS } from './goals.js';
import { LANGUAGES } from './languages.js';

const ALL = BOOKING_KINDS.flatMap((kind) =>
  LANGUAGES.flatMap((language) =>
    GOAL_TEMPLATES[kind].map(({ title, steps }) => ({
      title: title[language],
      steps: steps.map((step) => ({ text: step[language] })),
    })),
  ),
);

describe('the templates of goals', () => {
  it.each(BOOKING_KINDS)('are three or four for a %s', (kind) => {
    expect([3, 4]).toContain(GOAL_TEMPLATES[kind].length);
  });
  it('can be added as they are, each with three to five steps', () => {
    expect(ALL).toHaveLength(45);
    expect(ALL.filter(({ title }) => checkField(GOAL_FIELDS.title, title) !== undefined)).toEqual([]);
    expect(ALL.filter(({ steps }) => checkField(GOAL_FIELDS.steps, steps) !== undefined)).toEqual([]);
    expect(ALL.filter(({ steps }) => steps.length < 3 || steps.length > 5)).toEqual([]);
  });
  it('are in the script of their language', () => {
    const script = { si: /^[\p{Script=Sinhala}\u200D\s]+$/u, ta: /^[\p{Script=Tamil}\s]+$/u };
    const words = Object.values(GOAL_TEMPLATES).flatMap((all) => all.flatMap(({ title, steps }) => [title, ...steps]));
    expect(words.filter(({ si, ta }) => !script.si.test(si) || !script.ta.test(ta))).toEqual([]);
  });
});
