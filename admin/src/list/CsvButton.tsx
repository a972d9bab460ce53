import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { useCsv } from './useCsv';

/** Everything the list's search and filters match, as a file for a spreadsheet. */
export function CsvButton({ rules }: { rules: Rules }) {
  const translate = useTranslate();
  const { download, running } = useCsv(rules);
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} aria-disabled={running} onClick={() => void download()}>
      {translate(running ? 'admin.csv.running' : 'admin.csv.button')}
    </Button>
  );
}
