import { BOOKING_FIELDS } from '#contract/bookings';
import { errorCodesOf, validationMessage } from '#contract/validation-message';
import { CV, REGISTRATION_FIELDS } from '#contract/users';
import si from '../messages/si/index.js';
import ta from '../messages/ta/index.js';
import { errorCodeOf, errorsFrom, errorText } from './errors.js';

const AGE = BOOKING_FIELDS['shadow-teacher'].childAge;

describe('errorText', () => {
  it('is the sentence of the contract in English', () => {
    const text = errorText(AGE, 'range', { label: '', missing: '' }, { templates: null, known: '', changedFile: '' });
    expect(text).toBe("Child's age must be between 3 and 18.");
  });

  it.each([si, ta])('names the field and its limits in the other languages', (catalogue) => {
    const words = { ...catalogue.form, templates: catalogue.errors };
    const text = errorText(AGE, 'range', catalogue.bookingFields.childAge, words);
    expect(text).toContain(catalogue.bookingFields.childAge.label);
    expect(text).toContain('3');
    expect(text).toContain('18');
  });

  it.each([si, ta])('leaves no placeholder behind', (catalogue) => {
    const words = { ...catalogue.form, templates: catalogue.errors };
    for (const error of errorCodesOf(CV)) {
      expect(errorText(CV, error, catalogue.userFields.cv, words)).not.toMatch(/[{}]/);
    }
  });
});

describe('a refusal of the server', () => {
  it('is traced back to the rule of the field', () => {
    for (const rule of Object.values(REGISTRATION_FIELDS)) {
      for (const error of errorCodesOf(rule)) {
        const found = errorCodeOf(rule, validationMessage(rule, error));
        expect(found && validationMessage(rule, found)).toBe(validationMessage(rule, error));
      }
    }
  });

  it('is shown as it was said when it is not ours', () => {
    const failure = {
      kind: 'refused',
      status: 409,
      retryAfter: 0,
      error: { errors: { email: 'Taken.', unknown: 'Nobody asks this.' } },
    } as const;
    expect(errorsFrom(failure, REGISTRATION_FIELDS)).toEqual({ email: { message: 'Taken.', taken: true } });
  });
});
