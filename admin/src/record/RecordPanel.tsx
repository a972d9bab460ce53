import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { useRecordName } from '../list/useRecordName';
import { useRowState } from '../list/rowState';
import { FieldsPanel } from './FieldsPanel';
import { InlineForm, type InlineTexts } from './InlineForm';

interface Props {
  rules: Rules;
  /** What may be changed here. */
  edited: Rules;
  words?: Readonly<Record<string, string>>;
  texts: InlineTexts & { detailsOf: string; editing: string };
}

/** All fields of a record, to read or to change in place. */
export function RecordPanel({ rules, edited, words, texts }: Props) {
  const translate = useTranslate();
  const name = useRecordName();
  const { mode } = useRowState();
  const editing = mode === 'edit';
  const heading = useRef<HTMLHeadingElement>(null);

  // Edit mode is announced by its heading, and the fields follow.
  useEffect(() => {
    if (editing) heading.current?.focus();
  }, [editing]);

  return (
    <>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ mb: 2 }}>
        {translate(editing ? texts.editing : texts.detailsOf, { name })}
      </Typography>
      {editing ? <InlineForm rules={edited} texts={texts} {...(words && { words })} /> : <FieldsPanel rules={rules} />}
    </>
  );
}
