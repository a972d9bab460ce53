import { qualificationsOf } from './useTeacherProfiles.js';

describe('qualifications', () => {
  it.each([
    ['BSc in Psychology\nDiploma in Counseling', ['BSc in Psychology', 'Diploma in Counseling']],
    ['BSc, University of Colombo\n\n Diploma \nDiploma\n', ['BSc, University of Colombo', 'Diploma']],
    [' BSc , Diploma,', ['BSc', 'Diploma']],
    ['', []],
    [undefined, []],
  ])('of %j are %j', (qualification, lines) => {
    expect(qualificationsOf({ qualification })).toEqual(lines);
  });
});
