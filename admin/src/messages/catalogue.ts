import type { TranslationMessages } from 'react-admin';
import type { account, accountForms } from './account';
import type { addBooking } from './addBooking';
import type { adminAccounts } from './adminAccounts';
import type { audit } from './audit';
import type { auditLog } from './auditLog';
import type { announcement, dashboard } from './dashboard';
import type { dataRequests } from './dataRequests';
import type { english } from './english';
import type { families, familyForms } from './families';
import type { people } from './people';
import type { planFields, plans } from './plans';
import type { reactAdmin } from './reactAdmin';
import type { Server } from './server';
import type { Validation } from './validation';

/** The English texts define the type: a key that a translation lacks, or has beside them, does not compile. */
export type Translated<Texts> = Texts extends string
  ? string
  : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

/** Of react-admin's own texts those that this app shows. */
export const SHOWN = ['action', 'boolean', 'message', 'navigation', 'notification', 'sort'] as const;
type Known<Texts> = { [Key in keyof Texts as string extends Key ? never : Key]: Texts[Key] };
export type ReactAdmin = {
  readonly [Part in (typeof SHOWN)[number]]: Translated<
    Known<TranslationMessages['ra'][Part]> &
      (Part extends keyof typeof reactAdmin ? (typeof reactAdmin)[Part] : unknown)
  >;
} & { readonly input: Pick<Translated<TranslationMessages['ra']['input']>, 'password'> };

type Resources = (typeof english)['resources'] & {
  readonly 'family-list': typeof families;
  readonly 'people-list': typeof people;
  readonly 'admin-accounts': typeof adminAccounts;
  readonly 'audit-log': typeof auditLog;
  readonly 'privacy-requests': typeof dataRequests;
  readonly announcement: typeof announcement;
  readonly plans: { readonly fields: typeof planFields };
} & typeof familyForms &
  typeof accountForms;

/** All texts in a language other than English. */
export type Catalogue = Translated<
  Omit<typeof english, 'ra' | 'resources'> & {
    readonly account: typeof account;
    readonly addBooking: typeof addBooking;
    readonly audit: typeof audit;
    readonly dashboard: typeof dashboard;
    readonly plans: typeof plans;
    readonly resources: Resources;
  }
> & { readonly ra: ReactAdmin; readonly server: Server; readonly validation: Validation };
