import { BOOKING_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import { CV } from '#contract/users';
import { bodyOf, dateFrom, datePartsOf, errorsIn, required, sendable } from './answers.js';

const DATE = BOOKING_FIELDS['shadow-teacher'].startingDate;
const PHONE = PARENT_FIELDS.parentPhone;

describe('dates', () => {
  it('live as three boxes', () => {
    const answer = dateFrom({ day: '5', month: '1', year: '2027' });
    expect(datePartsOf(answer)).toEqual({ day: '5', month: '1', year: '2027' });
    expect(sendable(DATE, answer)).toBe('2027-01-05');
  });

  it('are no answer while all boxes are empty', () => {
    expect(dateFrom({ day: '', month: ' ', year: '' })).toBe('');
  });

  it.each([
    ['-11-26', '2026-11-26'],
    ['-12-1', '2026-12-01'],
    ['-11-25', '2027-11-25'],
    ['-1-5', '2027-01-05'],
    ['2025-1-5', '2025-01-05'],
  ])('%s is the next such day unless a year is given: %s', (answer, day) => {
    // Late in the evening of the 25th in London.
    expect(sendable(DATE, answer, new Date('2026-11-25T20:00:00Z'))).toBe(day);
  });

  it.each(['2027-2-30', '2027-13-1', '27-1-5', '2027--5', '--5', '-1-', '-13-1', '-x-1', '-1-40'])(
    '%s is refused',
    (answer) => {
      expect(errorsIn({ DATE }, { DATE: answer })).toEqual({ DATE: 'notDate' });
    },
  );
});

describe('phones', () => {
  it.each(['077 123 4567', '077-123-4567', ' +94 77 123 4567 '])('%s is sent as ten digits', (typed) => {
    expect(bodyOf({ PHONE }, { PHONE: typed })).toEqual({ PHONE: '0771234567' });
  });

  it('of nine digits are refused', () => {
    expect(errorsIn({ PHONE }, { PHONE: '077 123 456' })).toEqual({ PHONE: 'notPhone' });
  });
});

describe('errors', () => {
  it('name what is missing, and leave what is optional', () => {
    expect(errorsIn({ asked: required(PHONE), open: PHONE }, {})).toEqual({ asked: 'missing' });
  });

  it('refuse a file that is no PDF or too large before it is sent', () => {
    const word = new File(['x'], 'cv.docx', { type: 'application/msword' });
    const large = new File([new Uint8Array(CV.maxBytes + 1)], 'cv.pdf', { type: 'application/pdf' });
    expect(errorsIn({ CV }, {}, { CV: word })).toEqual({ CV: 'wrongFile' });
    expect(errorsIn({ CV }, {}, { CV: new File([], 'cv.pdf') })).toEqual({ CV: 'emptyFile' });
    expect(errorsIn({ CV }, {}, { CV: large })).toEqual({ CV: 'tooLarge' });
    expect(errorsIn({ CV }, {})).toEqual({ CV: 'missing' });
  });
});
