/** What other pages say of resources whose texts come with the code of their own pages. */
export const familyNames = { name: 'Family |||| Families', file: 'Families' } as const;
export const eventNames = { name: 'Event |||| Events', file: 'Audit' } as const;
export const administratorNames = { name: 'Administrator |||| Administrators', file: 'Administrators' } as const;
export const dataRequestNames = { name: 'Data request |||| Data requests', file: 'Data requests' } as const;
