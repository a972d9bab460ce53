/** For updates that do not count as a change of the record: `updatedAt` stays, and with it `If-Match` and retention. */
export const WITHOUT_TIMESTAMPS = { timestamps: false } as const;
