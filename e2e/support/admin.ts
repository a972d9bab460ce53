/** The administrator of the product under test. */
export const ADMIN = { email: 'admin@onestep.test', password: 'a long admin password' } as const;
