export const PHONE = '@media (max-width: 599.95px)';
/** Widths at which the inbox's eight columns just fit: in English in rows of two lines. */
export const SMALL_LAPTOP = '@media (min-width: 1200px) and (max-width: 1350px)';

/** Everything wraps, so that the table still fits the screen. */
const WRAPPED = { whiteSpace: 'pre-line !important', flexWrap: 'wrap !important' } as const;

const SMALL_BUTTONS = {
  '.MuiButton-root': { fontSize: '0.875rem', paddingInline: '6px' },
  '.MuiButton-root, .MuiLink-root': { whiteSpace: 'normal !important' },
} as const;

/** A button without its words, which stay its name. */
const ICON_ONLY = { fontSize: '0 !important', minWidth: 44, '& .MuiButton-startIcon': { margin: 0 } } as const;

/** Longer words have smaller letters, next to no margins, and stand on more lines, with icons in place of two buttons. */
const dense = (language: '' | ':not(:lang(en))') => ({
  [`.RaDataTable-tableWrapper${language} :is(td, th)`]: {
    fontSize: '0.875rem !important',
    paddingInline: '4px !important',
  },
  [`.MuiTableSortLabel-icon${language}`]: { marginInline: 0 },
  [`.RaDataTable-tableWrapper${language} :is(td, th[scope="row"]) *`]: WRAPPED,
  [`td${language} :is(.edit-button, .ra-delete-button)`]: ICON_ONLY,
  [`.RaDataTable-tableWrapper${language} td`]: SMALL_BUTTONS,
});

/** Keeps tables from being wider than the screen, and their rows from being higher than two lines. */
export const TABLE_ROOM = {
  '@media (min-width: 1200px) and (max-width: 1499.95px)': {
    '.RaLayout-content': { paddingInline: '12px !important' },
  },
  [SMALL_LAPTOP]: dense(':not(:lang(en))'),
  '@media (min-width: 1200px) and (max-width: 1279.95px)': dense(''),
  'td .icon-in-table': ICON_ONLY,
  // Words of other languages are longer.
  '.RaDataTable-tableWrapper:not(:lang(en)) :is(td, th)': { paddingInline: '4px !important' },
  '.RaDataTable-tableWrapper:not(:lang(en)) td': SMALL_BUTTONS,
};
