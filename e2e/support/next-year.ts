/** A day in it is always to come, so that no form warns of a day that has passed. */
export const NEXT_YEAR = new Date().getFullYear() + 1;
