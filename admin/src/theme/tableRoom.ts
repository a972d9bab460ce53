export const PHONE = '@media (max-width: 599.95px)';
/** Widths at which the inbox's eight columns just fit in rows of two lines. */
export const SMALL_LAPTOP = '@media (min-width: 1200px) and (max-width: 1350px)';

/** Keeps tables from being wider than the screen. */
export const TABLE_ROOM = {
  [SMALL_LAPTOP]: {
    '.RaLayout-content': { paddingInline: '12px !important' },
    '.RaDataTable-tableWrapper:is(:lang(si), :lang(ta)) :is(td, th)': { fontSize: '0.875rem !important' },
    '.MuiTableSortLabel-icon:is(:lang(si), :lang(ta))': { marginInline: 0 },
  },
  // Sinhala and Tamil words are longer: text wraps, so that the table still fits the screen.
  '.RaDataTable-tableWrapper:is(:lang(si), :lang(ta)) :is(td, th)': { paddingInline: '4px !important' },
  '.RaDataTable-tableWrapper:is(:lang(si), :lang(ta)) :is(td, th[scope="row"]) *': {
    whiteSpace: 'pre-line !important',
    flexWrap: 'wrap !important',
  },
  '@media (min-width: 1351px)': {
    '.RaDataTable-tableWrapper:lang(si) td :has(> [data-decides])': {
      flexWrap: 'nowrap !important',
    },
  },
  '.RaDataTable-tableWrapper:is(:lang(si), :lang(ta)) td .MuiButton-root': {
    fontSize: '0.875rem',
    paddingInline: '6px',
  },
};
