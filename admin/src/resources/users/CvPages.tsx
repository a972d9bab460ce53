import { Box, Typography } from '@mui/material';
import { AnnotationMode, getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNote } from '../../ui/FailureNote';
import { visuallyHidden } from '../../theme/visuallyHidden';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The link "View CV" shows the rest of a longer CV. */
const MAX_PAGES = 5;

/** Renders pages only: no forms, no links, and no code generated from the file. */
const PLAIN = { isEvalSupported: false, enableXfa: false, useWasm: false, verbosity: 0 } as const;

interface Opened {
  pages: readonly PDFPageProxy[];
  total: number;
}

/** The first pages of a CV, rendered by PDF.js: phones, and browsers without a viewer, show no embedded PDF. */
export function CvPages({ file }: { file: ArrayBuffer }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isLeft = false;
    // A copy: the buffer is transferred to the worker.
    const task = getDocument({ ...PLAIN, data: file.slice(0) });
    const open = async (): Promise<void> => {
      const { numPages: total, getPage } = await task.promise.then((pdf) => ({
        numPages: pdf.numPages,
        getPage: (number: number) => pdf.getPage(number),
      }));
      const pages = await Promise.all(
        Array.from({ length: Math.min(MAX_PAGES, total) }, (_, place) => getPage(place + 1)),
      );
      if (!isLeft) setOpened({ pages, total });
    };
    open().catch(() => !isLeft && setHasFailed(true));
    return () => {
      isLeft = true;
      void task.destroy();
    };
  }, [file]);

  if (hasFailed || opened?.total === 0) return <FailureNote text={translate('resources.user-list.cv.notShown')} />;
  if (!opened) return <Typography role="status">{translate('resources.user-list.cv.loading')}</Typography>;
  const { pages, total } = opened;
  return (
    <>
      {pages.map((page) => (
        <CvPage key={page.pageNumber} page={page} onFailed={() => setHasFailed(true)} />
      ))}
      {total > pages.length && (
        <Typography>{translate('resources.user-list.cv.more', { shown: pages.length, total })}</Typography>
      )}
    </>
  );
}

/** A page as a canvas, with its text for screen readers. */
function CvPage({ page, onFailed }: { page: PDFPageProxy; onFailed: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const failed = useRef(onFailed);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isLeft = false;
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (element.clientWidth * window.devicePixelRatio) / width });
    element.width = viewport.width;
    element.height = viewport.height;
    const drawing = page.render({ canvas: element, viewport, annotationMode: AnnotationMode.DISABLE });
    const draw = async (): Promise<void> => {
      await drawing.promise;
      const { items } = await page.getTextContent();
      if (!isLeft) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    draw().catch(() => !isLeft && failed.current());
    return () => {
      isLeft = true;
      drawing.cancel();
    };
  }, [page]);

  return (
    <>
      <Box
        component="canvas"
        ref={canvas}
        aria-hidden
        sx={{ display: 'block', width: '100%', mb: 1, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
      />
      <Box sx={visuallyHidden}>{words}</Box>
    </>
  );
}
