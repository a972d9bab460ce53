import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Layout } from './columns';
import { useFieldLabel } from './useFieldLabel';
import { useHiddenColumns } from './useColumnChoice';

/** Which columns the list shows; what names a record and what can be done with it always stay. */
export function ColumnChoice({ layout }: { layout: Layout }) {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const [hidden, setHidden] = useHiddenColumns();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {translate('admin.list.columns')}
      </Button>
      <Popover
        open={opener !== null}
        anchorEl={opener}
        onClose={() => setOpener(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Box sx={{ p: 2, minWidth: 220 }}>
          <Box id={titleId} component="h2" sx={{ m: 0, mb: 1, fontSize: '1rem' }}>
            {translate('admin.list.columnsShown')}
          </Box>
          <FormGroup>
            {layout.columns.map(({ source }) => (
              <FormControlLabel
                key={source}
                control={<Checkbox checked={!hidden.includes(source)} onChange={() => toggle(source)} />}
                label={labelOf(source)}
              />
            ))}
          </FormGroup>
        </Box>
      </Popover>
    </>
  );
}
