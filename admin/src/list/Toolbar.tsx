import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { CardOrder } from './CardOrder';
import { ColumnChoice } from './ColumnChoice';
import type { Layout } from './columns';
import { CsvButton } from './CsvButton';
import { SearchBox } from './SearchBox';
import { useNarrowing } from './useNarrowing';

interface Props {
  search: string;
  filters?: ReactNode;
  layout: Layout;
  exported: Rules;
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 } as const;

/** Search, filters, order, columns and export; on a phone all but the search fold away, so that the records come first. */
export function Toolbar({ search, filters, layout, exported }: Props) {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const id = useId();
  const { values } = useNarrowing();
  const choices = (
    <>
      {filters}
      <CardOrder layout={layout} />
    </>
  );
  const inUse = Object.keys(values).filter((source) => source !== 'q').length;
  return (
    <Box sx={{ ...ROW, justifyContent: 'space-between' }}>
      <Box sx={{ ...ROW, flex: '1 1 320px' }}>
        <SearchBox label={translate(search)} />
        {!narrow && choices}
      </Box>
      {narrow && (
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {translate(inUse > 0 ? 'admin.list.moreNarrowed' : 'admin.list.more', { smart_count: inUse })}
        </Button>
      )}
      <Box id={id} sx={{ display: narrow && !open ? 'none' : 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 1 } }}>
        {narrow && choices}
        <ColumnChoice layout={layout} />
        <CsvButton rules={exported} />
      </Box>
    </Box>
  );
}
