import type { ValidationErrorCode } from './check.js';
import type { FileError, Rule } from './rule.js';

const MEGABYTE = 1024 * 1024;

/** The English message for an error of a field: the spec's own if it fixes one, otherwise an instruction that names the field and the rule. */
export function validationMessage(rule: Rule, error: ValidationErrorCode): string {
  if (rule.message !== undefined && !hasOwnSentence(error)) return rule.message;
  const { label, what } = rule;
  switch (error) {
    case 'missing':
      return `${verb(rule)} ${what}.`;
    case 'tooLong':
      return `${label} must be ${limit(rule)} characters or fewer.`;
    case 'tooShort':
      return `${label} must be ${'min' in rule ? rule.min : 1} characters or more.`;
    case 'guessable':
      return `Choose ${what} that is harder to guess, for example three words that do not belong together.`;
    case 'wrongPassword':
      return `This is not ${what}. Enter it again.`;
    case 'oneLine':
      return `${label} must be on one line.`;
    case 'notNumber':
      return `Enter ${what} as a number.`;
    case 'range':
      return rangeSentence(rule);
    case 'notWhole':
      return `${label} must be a whole number.`;
    case 'notListed':
      return `Choose ${what} from the list.`;
    case 'notDate':
      return `${label} must be a real date: day, month, and the year with four digits.`;
    case 'notEmail':
      return 'Please enter a valid email address.';
    case 'notPhone':
      return 'Please enter a valid 10-digit phone number.';
    case 'twoPhones':
      return `${label} must be one number only. Please leave the other one out.`;
    case 'notLink':
      return `${label} must be a web address that starts with http:// or https://.`;
    case 'notId':
      return `${label} is not known here. Choose it again.`;
    case 'wrongFile':
    case 'emptyFile':
    case 'damagedFile':
    case 'heicPicture':
    case 'tooManyPixels':
      return (rule.type === 'file' && rule.errors[error]) || '';
    case 'tooLarge':
      return `${label} must be ${rule.type === 'file' ? rule.maxBytes / MEGABYTE : 0} MB or smaller.`;
    // Of plans, whose rules carry their message.
    default:
      return `Check ${what}.`;
  }
}

/** The sentence a field has for all of its errors would not say what to do. */
export const hasOwnSentence = (error: ValidationErrorCode): boolean => error === 'tooLarge' || error === 'twoPhones';

function verb(rule: Rule): string {
  if (['choice', 'choices', 'id', 'ids'].includes(rule.type)) return 'Choose';
  return rule.type === 'file' ? 'Upload' : 'Enter';
}

function limit(rule: Rule): number {
  return 'max' in rule ? rule.max : 0;
}

function rangeSentence(rule: Rule): string {
  if (rule.type !== 'number') return `Enter ${rule.what}.`;
  return rule.below
    ? `${rule.label} must be at least ${rule.min} and less than ${rule.max}.`
    : `${rule.label} must be between ${rule.min} and ${rule.max}.`;
}

/** Every error a rule can cause, so that a client can find the code behind a server's message. */
export function errorCodesOf(rule: Rule): readonly ValidationErrorCode[] {
  if (rule.type === 'file') return ['missing', 'tooLarge', ...(Object.keys(rule.errors) as FileError[])];
  const byType: Partial<Record<Rule['type'], readonly ValidationErrorCode[]>> = {
    text: ['missing', 'tooShort', 'tooLong', 'oneLine'],
    password: ['missing', 'tooShort', 'tooLong', 'guessable', 'wrongPassword'],
    number: ['missing', 'notNumber', 'range', 'notWhole'],
    choice: ['missing', 'notListed'],
    boolean: ['missing', 'notListed'],
    date: ['missing', 'notDate'],
    email: ['missing', 'notEmail'],
    phone: ['missing', 'notPhone', 'twoPhones'],
    link: ['missing', 'notLink'],
    id: ['missing', 'notId'],
  };
  return byType[rule.type] ?? [];
}
