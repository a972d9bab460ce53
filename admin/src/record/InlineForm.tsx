import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { RuleForm } from '../form/RuleForm';
import { useSave } from '../form/useSave';
import { NamedButton } from '../list/NamedButton';
import { useRecordName } from '../list/useRecordName';
import { useRowState } from '../list/rowState';
import type { ResourceName } from '../providers/routes';

/** Sentences, or their message keys. */
export interface InlineTexts {
  saved: string;
  failed: string;
}

interface Props {
  rules: Rules;
  words?: Readonly<Record<string, string>>;
  texts: InlineTexts;
}

/** A record's fields in place of its row, by its rules. */
export function InlineForm({ rules, words, texts }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { setMode } = useRowState();
  const resource = useResourceContext() as ResourceName;
  const [record] = useState(useRecordContext());
  const saving = useSave({
    resource,
    rules,
    record,
    failed: texts.failed,
    onSaved: () => {
      notify(texts.saved, { type: 'success' });
      setMode(undefined);
      // react-admin lays the answer over the old record: a field that was emptied would stay.
      refresh();
    },
  });
  return (
    <RuleForm rules={rules} record={record} saving={saving} {...(words && { words })}>
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        <NamedButton
          type="submit"
          variant="contained"
          label={translate(saving.saving ? 'admin.actions.saving' : 'admin.actions.save')}
          about={about}
          aria-disabled={saving.saving}
        />
        <NamedButton
          variant="outlined"
          label={translate('admin.actions.cancel')}
          about={about}
          onClick={() => setMode(undefined)}
        />
      </Stack>
    </RuleForm>
  );
}
