/** The field of the public forms that people never see: a record sent with it filled in is suspected spam. */
export const HONEYPOT_FIELD = 'website';
