import { BOOKING_FIELDS } from '#contract/bookings';
import { errorCodesOf, validationMessage } from '#contract/validation-message';
import { CV, PASSWORD_CHANGE_FIELDS, REGISTRATION_FIELDS, RESET_PASSWORD_FIELDS } from '#contract/users';
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

  const GUESSABLE = 'Choose a password that is harder to guess, for example three words that do not belong together.';
  const OF_OFFICE = 'Password must be 12 characters or more.';

  it.each([
    [si, GUESSABLE, 'අලුත් මුරපදය: අනුමාන කිරීමට අපහසු එකක් තෝරන්න. උදාහරණයක්: එකිනෙකට සම්බන්ධ නැති වචන තුනක්.'],
    [si, OF_OFFICE, 'අලුත් මුරපදය: අකුරු 12ක් හෝ ඊට වැඩියෙන් ලියන්න.'],
    [ta, GUESSABLE, 'புதிய கடவுச்சொல்: ஊகிக்கக் கடினமான ஒன்றைத் தெரிவு செய்யுங்கள். உதாரணம்: ஒன்றோடொன்று தொடர்பில்லாத மூன்று சொற்கள்.'],
    [ta, OF_OFFICE, 'புதிய கடவுச்சொல்: 12 எழுத்துகள் அல்லது கூடுதலாக எழுதுங்கள்.'],
  ])('of a new password is said in the language of the page', (catalogue, password, words) => {
    const failure = { kind: 'refused', status: 400, retryAfter: 0, error: { errors: { password } } } as const;
    for (const rules of [RESET_PASSWORD_FIELDS, PASSWORD_CHANGE_FIELDS]) {
      const found = errorsFrom(failure, rules)['password'];
      const text = catalogue.passwordFields.password;
      const said = found && errorText(rules.password, found, text, { ...catalogue.form, templates: catalogue.errors });
      expect(said).toBe(words);
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
