import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { loadCode, MissingCodeError } from '../../../ui/missingCode';
import { NewVersion } from '../../../ui/NewVersion';
import { saveFile } from '../../../../../public-web/shared/saveFile';
import { useErrorMessage, useNotifyText } from '../../../providers/errors';
import { REPORT_FILE } from './detail';
import { type ReportParams, useReport } from './useReport';

/** Makes the PDF; its code and fonts are loaded on demand. */
export function PdfButton({ params }: { params: ReportParams }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyText = useNotifyText();
  const errorMessage = useErrorMessage();
  const report = useReport();
  const [running, setRunning] = useState(false);
  const download = async (): Promise<void> => {
    if (running) return;
    setRunning(true);
    try {
      // Asked first: where the server cannot be reached, its error says so, and that of the code would not.
      const content = await report(params);
      const { makePdf } = await loadCode(() => import('./pdf'));
      const pageWords = (page: number, pages: number) => translate('report.page', { page, pages });
      saveFile(REPORT_FILE, await makePdf(content, pageWords));
      notify('report.done', { type: 'success', messageArgs: { smart_count: content.rows.length } });
    } catch (error) {
      if (error instanceof MissingCodeError) notify(<NewVersion />, { autoHideDuration: null });
      else notifyText(errorMessage('report.failed', error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button variant="outlined" startIcon={<PdfIcon />} aria-disabled={running} onClick={() => void download()}>
      {translate(running ? 'report.running' : 'report.button')}
    </Button>
  );
}
