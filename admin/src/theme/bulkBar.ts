import { PHONE } from './tableRoom';
import type { Tokens } from './tokens';

const NARROW = '@media (max-width: 359.95px)';

/**
 * The bar of selected records: in the flow, with all its actions in view. On a phone, where react-admin's buttons are
 * icons, they have their words, two beside each other.
 */
export const bulkBar = (t: Tokens) =>
  ({
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          height: 'auto',
          minHeight: 56,
          marginBlock: 8,
          borderRadius: 10,
          backgroundColor: t.mist,
          flexWrap: 'wrap',
          [PHONE]: { padding: 4 },
        },
        '& .RaBulkActionsToolbar-topToolbar': {
          flexWrap: 'wrap',
          [PHONE]: {
            display: 'grid',
            gridTemplateColumns: 'auto auto',
            placeContent: 'stretch',
            width: '100%',
            padding: 0,
            '& .MuiIconButton-root': {
              justifyContent: 'start',
              gap: 4,
              // As wide as its longest word.
              minWidth: 'min-content',
              padding: 4,
              borderRadius: 10,
              backgroundColor: t.surface,
              fontSize: '0.875rem',
              fontWeight: 700,
              textAlign: 'start',
              whiteSpace: 'normal',
              '&::after': { content: 'attr(aria-label)' },
            },
          },
          [NARROW]: { gridTemplateColumns: '1fr' },
        },
      },
    },
  }) as const;
