import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { PageTitle } from '../../../ui/PageTitle';
import { ReadFailure } from '../../../ui/ReadFailure';
import { PATHS } from '../../../paths';
import { PlainTable } from '../../../ui/PlainTable';
import { COLUMNS } from './detail';
import { PdfButton } from './PdfButton';
import { reportParamsIn, useReport } from './useReport';

/** The report as a page: the same rows for those who cannot read the PDF. */
export function ReportPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const params = reportParamsIn(search);
  const report = useReport();
  const locale = useLocale();
  // The words of the report are in the answer: another language is another one.
  const queryKey = ['alldetails', 'report', params, locale];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => report(params) });
  return (
    <>
      <Button component={Link} to={PATHS.allDetails} startIcon={<ArrowBackIcon />} sx={{ mb: 1, ml: -1 }}>
        {translate('resources.alldetails.title')}
      </Button>
      <PageTitle title={translate('report.title')} />
      <ReadFailure failed="resources.alldetails.failed" error={error} refetch={refetch} />
      {/* Where it could not be read, the region is empty, and takes no gap. */}
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2, '& > :empty': { mr: -2 } }}
      >
        <Typography role="status" color="text.secondary">
          {data ? data.about : !error && translate('report.loading')}
        </Typography>
        <PdfButton params={params} />
      </Stack>
      {data && (
        <PlainTable
          caption={translate('report.caption')}
          heads={COLUMNS.map((column) => data.heads[column])}
          rows={data.rows.map((row) => COLUMNS.map((column) => row[column]))}
          namedBy={COLUMNS.indexOf('teacher')}
          sx={{ whiteSpace: 'pre-line', verticalAlign: 'top' }}
        />
      )}
    </>
  );
}
