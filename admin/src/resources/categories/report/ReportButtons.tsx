import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { Button } from '@mui/material';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { PATHS } from '../../../paths';
import { PdfButton } from './PdfButton';

/** The report of everything the list matches now: as a PDF, and as a page. */
export function ReportButtons() {
  const translate = useTranslate();
  const { sort, ...list } = useListContext<RaRecord>();
  const filter = list.filterValues as Record<string, unknown>;
  const address = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
  return (
    <>
      <PdfButton params={{ filter, sort }} />
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
