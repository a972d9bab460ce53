/** The field of the public forms that people never see. Only programs fill it: what came with it waits in quarantine. */
export const LEAVE_EMPTY = 'website';
