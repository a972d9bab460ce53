import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Rules } from '#contract/rule';
import type { ResourceName } from '../providers/routes';
import { FormPage } from './FormPage';
import { useSave } from './useSave';

interface Props {
  resource: ResourceName;
  rules: Rules;
  /** The list it leads to. */
  list: string;
  /** Message keys. */
  texts: { title: string; saved: string; failed: string };
}

/** A page to add one record. */
export function CreatePage({ resource, rules, list, texts }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const saving = useSave({
    resource,
    rules,
    failed: texts.failed,
    onSaved: () => {
      notify(texts.saved, { type: 'success' });
      void navigate(list);
    },
  });
  return (
    <FormPage
      resource={resource}
      title={texts.title}
      submit={texts.title}
      rules={rules}
      saving={saving}
      cancelTo={list}
    />
  );
}
