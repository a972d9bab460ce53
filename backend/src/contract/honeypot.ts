/** The field of the public forms that people never see. Only programs fill it: what came with it is suspected spam. */
export const HONEYPOT_FIELD = 'website';
