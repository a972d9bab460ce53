export const PASSWORD = { type: 'password', label: 'Password', what: 'a password', min: 8, max: 128 } as const;
/** Administrators see children's data: their passwords are longer. */
export const ADMIN_PASSWORD = { ...PASSWORD, min: 12 } as const;
