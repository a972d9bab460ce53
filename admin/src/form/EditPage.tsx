import { useNotify, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Rules } from '#contract/rule';
import type { ResourceName } from '../providers/routes';
import { saidWith } from '../providers/said';
import { RecordGate } from '../record/RecordGate';
import { FormPage } from './FormPage';
import { useSave } from './useSave';

interface Props {
  resource: ResourceName;
  rules: Rules;
  /** The list one comes from and goes back to. */
  list: string;
  /** Message keys; `saved` where the server says nothing. */
  texts: { title: string; saved: string; failed: string };
}

/** A page to change one record, the one the address names. */
export function EditPage(props: Props) {
  return (
    <RecordGate resource={props.resource} title={props.texts.title}>
      {(record) => <Editing key={record.id} {...props} record={record} />}
    </RecordGate>
  );
}

function Editing({ resource, rules, list, texts, record }: Props & { record: RaRecord }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const saving = useSave({
    resource,
    rules,
    record,
    failed: texts.failed,
    onSaved: (saved) => {
      notify(saidWith(saved) ?? texts.saved, { type: 'success' });
      void navigate(list);
    },
  });
  return (
    <FormPage
      resource={resource}
      title={texts.title}
      submit="admin.actions.save"
      rules={rules}
      record={record}
      saving={saving}
      cancelTo={list}
    />
  );
}
