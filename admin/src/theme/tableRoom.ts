export const PHONE = '@media (max-width: 599.95px)';
/** Widths at which the inbox's eight columns just fit: in English in rows of two lines. */
export const SMALL_LAPTOP = '@media (min-width: 1200px) and (max-width: 1350px)';

/** Everything wraps, so that the table still fits the screen. */
const WRAPPED = { whiteSpace: 'pre-line !important', flexWrap: 'wrap !important' } as const;

/** A button without its words, which stay its name. */
const ICON_ONLY = { fontSize: '0 !important', minWidth: 44, '& .MuiButton-startIcon': { margin: 0 } } as const;

/** Keeps tables from being wider than the screen. */
export const TABLE_ROOM = {
  [SMALL_LAPTOP]: {
    '.RaLayout-content': { paddingInline: '12px !important' },
    '.RaDataTable-tableWrapper:not(:lang(en)) :is(td, th)': { fontSize: '0.875rem !important' },
    '.MuiTableSortLabel-icon:not(:lang(en))': { marginInline: 0 },
    '.RaDataTable-tableWrapper:not(:lang(en)) :is(td, th[scope="row"]) *': WRAPPED,
    'td:not(:lang(en)) :is(.edit-button, .ra-delete-button)': ICON_ONLY,
  },
  '@media (min-width: 1200px) and (max-width: 1279.95px)': {
    '.RaDataTable-tableWrapper :is(td, th[scope="row"]) *': WRAPPED,
  },
  'td .icon-in-table': ICON_ONLY,
  // Words of other languages are longer.
  '.RaDataTable-tableWrapper:not(:lang(en)) :is(td, th)': { paddingInline: '4px !important' },
  '.RaDataTable-tableWrapper:not(:lang(en)) td': {
    '.MuiButton-root': { fontSize: '0.875rem', paddingInline: '6px' },
    '.MuiButton-root, .MuiLink-root': { whiteSpace: 'normal !important' },
  },
};
