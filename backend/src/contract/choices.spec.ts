import { TEACHER_PROFILE_FIELDS } from './categories.js';
import { checkField, cleanField } from './lists.js';
import { validationMessage } from './validation-message.js';

const { languages } = TEACHER_PROFILE_FIELDS;
const judge = (raw: unknown) => checkField(languages, cleanField(languages, raw));

describe('several of a list', () => {
  it.each([
    [' si , ta,', ['si', 'ta']],
    [
      ['en', 'en', 'si'],
      ['en', 'si'],
    ],
    ['', undefined],
    [',', undefined],
    [[], undefined],
  ])('are read from %j', (raw, list) => {
    expect(cleanField(languages, raw)).toEqual(list);
    expect(judge(raw)).toBeUndefined();
  });
  it.each(['fr', 'si ta', ['si', 'fr'], ['si', 5], [['si']], [null], { $in: ['si'] }, 5, true])('are not %j', (raw) => {
    expect(judge(raw)).toBe('notListed');
  });
  it('are asked for by name', () => {
    expect(validationMessage(languages, 'notListed')).toBe('Choose the languages from the list.');
  });
});
