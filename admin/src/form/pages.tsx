import { Create, Edit, useTranslate, type CreateProps } from 'react-admin';
import type { Rules } from '#contract/rule';
import { PageTitle } from '../ui/PageTitle';
import { RecordFailure } from '../ui/RecordFailure';
import type { ResourceName } from '../config/resources';
import { RuleForm } from './RuleForm';

interface Props {
  resource: ResourceName;
  rules: Rules;
}

export const CARD: CreateProps['sx'] = { maxWidth: 900, '& .MuiCard-root': { border: 1, borderColor: 'divider' } };

/** A page to add one record. */
export function CreatePage({ resource, rules }: Props) {
  const translate = useTranslate();
  const title = `resources.${resource}.add`;
  return (
    <>
      <PageTitle title={translate(title)} />
      <Create resource={resource} redirect="list" title={false} sx={CARD}>
        <RuleForm rules={rules} submit={title} />
      </Create>
    </>
  );
}

/** A page to change one record, the one the address names. */
export function EditPage({ resource, rules }: Props) {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate(`resources.${resource}.edit`)} />
      <Edit
        resource={resource}
        mutationMode="pessimistic"
        error={<RecordFailure />}
        queryOptions={{ onError: () => undefined }}
        redirect="list"
        title={false}
        actions={false}
        sx={CARD}
      >
        <RuleForm rules={rules} />
      </Edit>
    </>
  );
}
