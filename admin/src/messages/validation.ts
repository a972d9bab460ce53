import type { BOOKING_FIELDS, BookingKind, CALLER_FIELDS } from '#contract/bookings';
import type { GREETING, PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { ValidationErrorCode } from '#contract/check';
import type { CONTACT_ANSWER_FIELDS } from '#contract/contacts';
import type { COURSE_FIELDS } from '#contract/courses';
import type { CLOSING_FIELDS, DATA_REQUEST_FIELDS } from '#contract/data-requests';
import type { FAMILY_FIELDS } from '#contract/families';
import type { GOAL_FIELDS } from '#contract/goals';
import type { NOTE_FIELDS } from '#contract/notes';
import type { ERASURE_FIELDS } from '#contract/people';
import type {
  AVAILABILITY_FIELDS,
  HOLIDAY_CORRECTION_FIELDS,
  SERIES_PLAN_FIELDS,
  SESSION_PLAN_FIELDS,
  SESSION_CHANGE_FIELDS,
  TIME_OFF_FIELDS,
} from '#contract/plan-rules';
import type { FileError, FileRule } from '#contract/rule';
import type { SERVICE_FIELDS } from '#contract/services';
import type {
  APPLICANT_FIELDS,
  CODE_FIELDS,
  INVITATION_FIELDS,
  OFFICE_OWN_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  SECOND_FACTOR_REMOVAL_FIELDS,
} from '#contract/users';
import type { VACANCY_FIELDS } from '#contract/vacancies';
import type { BookingResource } from '../config/resources';

type KeysOf<T> = T extends unknown ? keyof T : never;
/** The fields of several forms that share their texts. */
type Merged<T> = { readonly [Key in KeysOf<T>]: T extends Readonly<Record<Key, infer One>> ? One : never };

/** A sentence for each field that has one of its own: of a required field, and where the contract says one for all errors. */
type Sentences<R> = {
  readonly [
    Field in keyof R as R[Field] extends { readonly message: string }
      ? Field
      : R[Field] extends { readonly optional: true }
        ? never
        : Field
  ]: string;
};

/** The fields of the pages of plans, which label and check them themselves. */
type PlanFields = Merged<
  | typeof AVAILABILITY_FIELDS
  | typeof GOAL_FIELDS
  | typeof HOLIDAY_CORRECTION_FIELDS
  | typeof SERIES_PLAN_FIELDS
  | typeof SESSION_CHANGE_FIELDS
  | typeof SESSION_PLAN_FIELDS
  | typeof TIME_OFF_FIELDS
>;

type BookingFields = Merged<(typeof BOOKING_FIELDS)[BookingKind]> & typeof CALLER_FIELDS;

/** By the resource whose messages label the fields. */
interface Forms extends Record<BookingResource, BookingFields> {
  readonly account: typeof OFFICE_OWN_FIELDS & typeof PASSWORD_CHANGE_FIELDS;
  readonly 'admin-accounts': typeof INVITATION_FIELDS;
  readonly alldetails: typeof TEACHER_PROFILE_FIELDS & {
    readonly greeting: typeof GREETING;
    readonly profilePicture: typeof PROFILE_PICTURE;
  };
  readonly courses: typeof COURSE_FIELDS;
  readonly 'family-list': typeof FAMILY_FIELDS;
  readonly 'family-list-children': typeof FAMILY_FIELDS.children.of;
  readonly 'family-list-contacts': typeof FAMILY_FIELDS.contacts.of;
  readonly getcontact: typeof CONTACT_ANSWER_FIELDS;
  readonly notes: typeof NOTE_FIELDS;
  readonly 'people-list': typeof ERASURE_FIELDS;
  readonly plans: PlanFields;
  readonly prices: typeof SERVICE_FIELDS;
  readonly 'privacy-requests': typeof DATA_REQUEST_FIELDS & typeof CLOSING_FIELDS;
  readonly 'second-factor': typeof CODE_FIELDS;
  readonly 'second-factor-removal': typeof SECOND_FACTOR_REMOVAL_FIELDS;
  readonly 'user-list': typeof APPLICANT_FIELDS;
  readonly vacancies: typeof VACANCY_FIELDS;
}

/** Templates with `%{label}`, `%{min}` and `%{max}` of the rule; files have sentences of their own. */
type Template = Exclude<
  ValidationErrorCode,
  'missing' | 'notStep' | 'notDay' | 'notTime' | 'tooMany' | 'wrongEntry' | FileError | 'tooLarge'
>;
type FileTexts<R extends FileRule> = Readonly<Record<keyof R['errors'] | 'tooLarge', string>>;

/** What `#contract/validation-message` says in English. */
export type Validation = Readonly<Record<Template, string>> & {
  readonly picture: FileTexts<typeof PROFILE_PICTURE>;
  readonly sound: FileTexts<typeof GREETING>;
  readonly fields: { readonly [Form in keyof Forms]: Sentences<Forms[Form]> };
};
