import FilterIcon from '@mui/icons-material/FilterList';
import OptionsIcon from '@mui/icons-material/Tune';
import { Box, Button, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ColumnsButton,
  ExportButton,
  RefreshButton,
  SortButton,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { FOR_EXPORT } from '../providers/dataProvider';

/** Whether filters, columns and sort order are folded away, on a phone. */
interface Fold {
  holds: 'filters' | 'options';
  isFolded: boolean;
  toggle: () => void;
}

/** Icons only, beside many filters; the labels stay the accessible names. */
const ICONS = ({ breakpoints }: Theme) => ({
  display: 'contents',
  [breakpoints.between('lg', 'xl')]: {
    '& .MuiButton-root': { fontSize: '0 !important', minWidth: 44, px: 1 },
    '& .MuiButton-startIcon': { m: 0 },
  },
});

interface Props {
  /** The list's own buttons. */
  children: ReactNode;
  /** Sort fields for cards, which have no table head. */
  sortedBy: string[] | undefined;
  fold: Fold | undefined;
}

const EVERYTHING = 1e6;

const TOOLBAR = {
  flexWrap: 'wrap',
  flexShrink: { md: 0 },
  // Beside the filters, three buttons in one line would leave them no room in Tamil; below them, they wrap.
  maxWidth: { xs: '100%', lg: '55%' },
  whiteSpace: { xs: 'normal', md: 'nowrap' },
  rowGap: 1,
  columnGap: { xs: 1, lg: 0 },
  '& .MuiButton-root': { px: { xs: 1.25, sm: 2 } },
  // Between the list's own buttons: icons bring their room.
  '& > .MuiButton-root + .MuiButton-root': { ml: { lg: 1 } },
  '&:not(:lang(en)) .MuiButton-root': { whiteSpace: 'normal' },
  // Wider, they would move some of the filters beside them, or of the views, to a second line.
  'form:has(> .filter-field + .filter-field) ~ &:not(:lang(en)) > .MuiButton-root': {
    maxWidth: { lg: 150, xl: 'none' },
    px: { lg: 1.25, xl: 2 },
  },
} as const;

/** The buttons of a list. On a phone only the most used, so that the first record is in view. */
export function ListActions({ children, sortedBy, fold }: Props) {
  const translate = useTranslate();
  // On a phone they have tooltips of their own.
  const titled = (action: string) => (fold ? {} : { title: translate(`ra.action.${action}`) });
  return (
    <TopToolbar sx={TOOLBAR}>
      {fold && <FoldButton {...fold} />}
      {children}
      {!fold?.isFolded && sortedBy && <SortButton fields={sortedBy} />}
      <Box sx={ICONS}>
        <RefreshButton {...titled('refresh')} />
        {/* Hidden, not left out: the columns menu is rendered into the button by a portal. */}
        <Box sx={{ display: fold?.isFolded ? 'none' : 'contents' }}>
          <ColumnsButton {...titled('select_columns')} />
          {/* On a phone a disabled one would be an icon without a name. */}
          <ExportButton
            maxResults={EVERYTHING}
            meta={FOR_EXPORT}
            aria-label={translate('ra.action.export')}
            {...titled('export')}
          />
        </Box>
      </Box>
    </TopToolbar>
  );
}

/** Says how many filters narrow the list, while they are folded away. */
function FoldButton({ holds, isFolded, toggle }: Fold) {
  const translate = useTranslate();
  const filterValues = useListContext().filterValues as Readonly<Record<string, unknown>>;
  const count = Object.entries(filterValues).filter(([name, value]) => name !== 'q' && Boolean(value)).length;
  return (
    <Button
      variant="outlined"
      startIcon={holds === 'filters' ? <FilterIcon /> : <OptionsIcon />}
      aria-expanded={!isFolded}
      onClick={toggle}
    >
      {translate(`admin.list.${holds}`)}
      {count > 0 && ` (${count})`}
    </Button>
  );
}
