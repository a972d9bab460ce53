import { PHONE } from './tableRoom';
import type { Colours } from '#contract/colours';

/**
 * The bar of selected records: in the flow, with all its actions in view. On a phone, where react-admin's buttons are
 * icons, they have their words.
 */
export const bulkBar = (t: Colours) =>
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
          [PHONE]: { padding: '0 4px 4px' },
        },
        // Their tooltips would say the same over the next ones.
        [PHONE]: {
          '#main-content:has(& .RaBulkActionsToolbar-topToolbar button:is(:hover, :focus)) > .MuiTooltip-popper': {
            display: 'none',
          },
        },
        '& .RaBulkActionsToolbar-topToolbar': {
          flexWrap: 'wrap',
          [PHONE]: {
            display: 'flex',
            alignItems: 'stretch',
            gap: 4,
            width: '100%',
            padding: 0,
            '& .MuiIconButton-root': {
              // Stands beside another one where both have room for their words.
              flex: '1 1 auto',
              justifyContent: 'start',
              gap: 4,
              padding: '4px 6px',
              border: `1px solid ${t.hairline}`,
              borderRadius: 10,
              backgroundColor: t.surface,
              font: 'inherit',
              fontSize: '0.875rem',
              fontWeight: 700,
              lineHeight: 1.3,
              textAlign: 'start',
              whiteSpace: 'normal',
              '& svg': { fontSize: '1.125rem', flex: 'none' },
              '&::after': { content: 'attr(aria-label)' },
            },
          },
        },
      },
    },
  }) as const;
