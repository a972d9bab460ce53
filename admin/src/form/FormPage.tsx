import Box from '@mui/material/Box';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { PageTitle } from '../layout/PageTitle';
import type { ResourceName } from '../providers/routes';
import { FormButtons } from './FormButtons';
import { RuleForm } from './RuleForm';
import type { Saving } from './useSave';

interface Props {
  resource: ResourceName;
  title: string;
  /** Message key of what Save does here. */
  submit: string;
  rules: Rules;
  record?: Record<string, unknown>;
  saving: Saving;
  cancelTo: string;
}

/** A form that is a page of its own: to add a record, or to change one. */
export function FormPage({ resource, title, submit, rules, record, saving, cancelTo }: Props) {
  const translate = useTranslate();
  return (
    <ResourceContextProvider value={resource}>
      <PageTitle title={translate(title)} />
      <Box
        sx={{
          p: { xs: 2, md: 3 },
          maxWidth: 900,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.4,
          bgcolor: 'background.paper',
        }}
      >
        <RuleForm rules={rules} record={record} saving={saving}>
          <FormButtons saving={saving.saving} label={submit} cancelTo={cancelTo} />
        </RuleForm>
      </Box>
    </ResourceContextProvider>
  );
}
