/** A row of fields with its button: beside each other where there is room. */
export const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(120px, 200px)) auto' },
  pb: { xs: 2, md: 0 },
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'divider' },
} as const;

export const REMOVE = { justifySelf: 'start', alignSelf: 'end' } as const;
