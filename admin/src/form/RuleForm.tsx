import { Box, Button } from '@mui/material';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import {
  SaveButton,
  SimpleForm,
  Toolbar,
  useCreatePath,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  useSaveContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router';
import type { Rules } from '#contract/rule';
import { isLong, RuleInput } from '../fields/RuleInput';
import { useOneAtATime } from '../hooks/useOneAtATime';
import { ConflictError } from '../providers/conflict';
import { formIdOf, eraseDraft } from '../providers/drafts';
import { fieldErrors, useErrorMessage, useNotifyText } from '../providers/errors';
import { useFieldErrors } from '../providers/ruleMessages';
import { changedValues, cleanedValues } from '../providers/validators';
import { ConflictDialog } from './ConflictDialog';
import { FormDraft } from './FormDraft';
import { focusWrong } from './focusWrong';

type Values = Record<string, unknown>;
type Mutate = (resource: string, params: object) => Promise<unknown>;

export interface RuleFormProps {
  rules: Rules;
  /** Default values of a new record. */
  defaults?: Values;
  /** Message key of the save button. */
  submit?: string;
  toolbar?: ReactNode;
  /** Id of the draft, if resource and record do not identify it. */
  draft?: string;
  /** In place of the input of a field. */
  inputs?: Readonly<Record<string, ReactNode>>;
  /** What is said below the fields. */
  children?: ReactNode;
}

/** For `reset`, when a colleague's values are taken over: what was typed stays. */
const KEEP_TYPED = { keepDirtyValues: true };

const columnsOf = (width: number): string => `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;

/** A `<SimpleForm>` with one input for each rule, inside `<Create>` or `<Edit>`; a change sends the changed fields only. */
export function RuleForm({
  rules,
  defaults,
  submit,
  toolbar = <FormToolbar submit={submit} />,
  draft,
  inputs = {},
  children,
}: RuleFormProps) {
  const resource = useResourceContext() ?? '';
  const { save } = useSaveContext();
  const notify = useNotifyText();
  const message = useErrorMessage();
  const inWords = useFieldErrors(rules);
  // A refetch of the record must not change what is being typed.
  const record = useRecordContext();
  // The default values of a new record have no id.
  const [opened, setOpened] = useState<RaRecord | undefined>(record?.id === undefined ? undefined : record);
  // What a colleague has emptied is left out of the record, and would keep its value in the form.
  const [emptied, setEmptied] = useState<Values>({});
  const form = draft ?? formIdOf(resource, opened?.id);
  // Erased before the redirect, which would otherwise ask about unsaved changes.
  const saveAndEraseDraft = useCallback(
    async (name: string, params: object, save: Mutate) => {
      const answer = await save(name, params);
      eraseDraft(form);
      return answer;
    },
    [form],
  );
  useRegisterMutationMiddleware<Mutate>(saveAndEraseDraft);
  const [conflict, setConflict] = useState<{ error: ConflictError; values: Values }>();

  const fields = useRef<HTMLDivElement>(null);

  const send = async (values: Values, read: RaRecord | undefined = opened) => {
    const errors: unknown = await save?.(values, {
      transform: () => (opened ? changedValues(rules, opened, values) : cleanedValues(rules, values)),
      ...(read && { meta: { read } }),
      onError: (error: unknown) => {
        if (error instanceof ConflictError) setConflict({ error, values });
        else if (!fieldErrors(error))
          notify(message(`resources.${resource}.${opened ? 'saveFailed' : 'addFailed'}`, error), 'error');
      },
    });
    focusWrong(fields.current, rules, errors as object | undefined);
    return inWords(errors as Record<string, string> | undefined);
  };
  const onSubmit = useOneAtATime((values: Values) => send(values));

  return (
    <SimpleForm
      {...(opened ? { record: { ...emptied, ...opened } } : { defaultValues: defaults })}
      resetOptions={KEEP_TYPED}
      onSubmit={onSubmit}
      noValidate
      disableInvalidFormNotification
      toolbar={toolbar}
    >
      <FormDraft form={form} version={opened?.updatedAt as string | undefined} />
      <Box
        ref={fields}
        sx={{
          display: 'grid',
          width: '100%',
          gap: 2,
          gridTemplateColumns: columnsOf(260),
          // The choices of a role, a profession and a consent are longer.
          '&:lang(ta)': { gridTemplateColumns: columnsOf(310) },
          alignItems: 'start',
        }}
      >
        {Object.entries(rules).map(([source, rule]) => (
          <Box key={source} sx={isLong(rule) || source in inputs ? { gridColumn: '1 / -1' } : {}}>
            {inputs[source] ?? <RuleInput source={source} rule={rule} />}
          </Box>
        ))}
      </Box>
      {children}
      {conflict && (
        <ConflictDialog
          rules={rules}
          error={conflict.error}
          typed={conflict.values}
          onKeepMine={() => {
            setConflict(undefined);
            void send(conflict.values, conflict.error.current);
          }}
          onTakeTheirs={() => {
            setConflict(undefined);
            setEmptied(Object.fromEntries(Object.keys(rules).map((field) => [field, null])));
            setOpened(conflict.error.current);
          }}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </SimpleForm>
  );
}

/** Save and Cancel of a form that is a page. */
function FormToolbar({ submit = 'ra.action.save' }: { submit?: string | undefined }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const list = createPath({ resource: useResourceContext() ?? '', type: 'list' });
  return (
    <Toolbar>
      <SaveButton alwaysEnable label={submit} />
      <Button component={Link} to={list} variant="outlined">
        {translate('ra.action.cancel')}
      </Button>
    </Toolbar>
  );
}
