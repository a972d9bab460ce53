import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { PATHS } from '../../../paths';
import { usePdf } from './usePdf';

/** The report of everything the list matches now: as a PDF, and as a page. */
export function ReportButtons() {
  const translate = useTranslate();
  const { sort, ...list } = useListContext<RaRecord>();
  const filter = list.filterValues as Record<string, unknown>;
  const { download, running } = usePdf();
  const params = { filter, sort };
  const address = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
  return (
    <>
      <Button variant="outlined" startIcon={<PdfIcon />} aria-disabled={running} onClick={() => void download(params)}>
        {translate(running ? 'report.running' : 'report.button')}
      </Button>
      <Button
        component={Link}
        to={`${PATHS.allDetails}/report?${address}`}
        variant="outlined"
        startIcon={<TableIcon />}
      >
        {translate('report.asTable')}
      </Button>
    </>
  );
}
