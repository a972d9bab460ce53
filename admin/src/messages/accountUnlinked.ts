import { addTexts } from './later';

/** Of plans; in a file of its own, because the bar of a decision says it too. */
export const accountUnlinked =
  'If this account was linked to a teacher profile, that link and its calendar address have ended. Undo does not bring them back: link the account to the profile again.';

addTexts({ plans: { accountUnlinked } });
