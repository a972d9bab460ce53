import {
  Create,
  Edit,
  useEditContext,
  useRedirect,
  useTranslate,
  type CreateProps,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import { PageTitle } from '../ui/PageTitle';
import { RecordFailure } from '../ui/RecordFailure';
import type { ResourceName } from '../config/resources';
import { isGone } from '../providers/errors';
import { RuleForm, type RuleFormProps } from './RuleForm';

interface Props extends Pick<RuleFormProps, 'rules' | 'defaults' | 'inputs'> {
  resource: ResourceName;
  /** The page that opens once the record is saved. */
  redirect?: 'list' | 'show';
}

export const CARD: CreateProps['sx'] = { maxWidth: 900, '& .MuiCard-root': { border: 1, borderColor: 'divider' } };

/** A page to add one record. */
export function CreatePage({ resource, redirect = 'list', ...form }: Props) {
  const translate = useTranslate();
  const title = `resources.${resource}.add`;
  return (
    <>
      <PageTitle title={translate(title)} />
      <Create resource={resource} redirect={redirect} title={false} sx={CARD}>
        <RuleForm {...form} submit={title} />
      </Create>
    </>
  );
}

interface EditProps extends Props {
  /** Says that the record was saved, in place of the usual notice. */
  onSaved?: (record: RaRecord, before: RaRecord | undefined) => void;
}

/** A page to change one record, the one the address names. */
export function EditPage({ resource, redirect: page = 'list', onSaved, ...form }: EditProps) {
  const redirect = useRedirect();
  const saved = {
    onSuccess: (record: RaRecord, { previousData }: Partial<UpdateParams>) => {
      onSaved?.(record, previousData as RaRecord | undefined);
      redirect(page, resource, record.id);
    },
  };
  return (
    <Edit
      resource={resource}
      mutationMode="pessimistic"
      error={<RecordFailure />}
      queryOptions={{ onError: () => undefined }}
      redirect={page}
      {...(onSaved && { mutationOptions: saved })}
      title={false}
      actions={<EditTitle />}
      sx={CARD}
    >
      <RuleForm {...form} />
    </Edit>
  );
}

/** Promises no form where there is no record. */
function EditTitle() {
  const translate = useTranslate();
  const { resource, error } = useEditContext();
  return <PageTitle title={translate(isGone(error) ? 'admin.errors.gone' : `resources.${resource}.edit`)} />;
}
