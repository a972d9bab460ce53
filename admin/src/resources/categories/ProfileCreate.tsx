import { useCallback, useRef } from 'react';
import { Create, useNotify, useRedirect, useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { GREETING } from '#contract/categories';
import type { Rules } from '#contract/rule';
import { FileInput } from '../../fields/FileInput';
import { CARD } from '../../form/pages';
import { RuleForm } from '../../form/RuleForm';
import { fieldErrors, useErrorMessage, useNotifyText } from '../../providers/errors';
import { useFieldErrors } from '../../providers/ruleMessages';
import { PageTitle } from '../../ui/PageTitle';
import { GREETING_RULES, greetingProblem, saveGreeting } from './greetingFile';

const TITLE = 'resources.alldetails.add';

/** A page to add a teacher profile, with its voice greeting. Without that it leads to the profile, where it is tried again. */
export function ProfileCreate({ rules }: { rules: Rules }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyText = useNotifyText();
  const redirect = useRedirect();
  const message = useErrorMessage();
  const inWords = useFieldErrors(GREETING_RULES, 'alldetails');
  const failure = useRef<unknown>(undefined);
  const onSuccess = ({ id }: { id: string }): void => {
    if (failure.current === undefined) {
      notify('resources.alldetails.notifications.created', { type: 'info' });
      redirect('list', 'alldetails');
      return;
    }
    const said = message('resources.alldetails.greeting.notAdded', failure.current);
    const reason = inWords(fieldErrors(failure.current))?.['greeting'] ?? '';
    notifyText(`${said} ${reason}`.trim(), 'error');
    redirect('show', 'alldetails', id);
  };
  return (
    <>
      <PageTitle title={translate(TITLE)} />
      <Create resource="alldetails" mutationOptions={{ onSuccess }} title={false} sx={CARD}>
        <RuleForm rules={rules} submit={TITLE}>
          <GreetingInput onFailure={(error) => (failure.current = error)} />
        </RuleForm>
      </Create>
    </>
  );
}

type Save = (resource: string, params: object) => Promise<{ data: { id: string } }>;

/** The voice greeting, sent once the profile has an id; the form is busy until then. */
function GreetingInput({ onFailure }: { onFailure: (error: unknown) => void }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  useRegisterMutationMiddleware<Save>(
    useCallback(
      async (resource: string, params: object, save: Save) => {
        const greeting: unknown = getValues('greeting');
        const answer = await save(resource, params);
        if (!(greeting instanceof File)) return answer;
        try {
          // The profile has another version now.
          return { data: { ...answer.data, ...(await saveGreeting(answer.data.id, greeting)) } };
        } catch (error) {
          onFailure(error);
          return answer;
        }
      },
      [getValues, onFailure],
    ),
  );
  return (
    <FileInput
      source="greeting"
      rule={GREETING}
      label={translate('admin.form.optional', { label: translate('resources.alldetails.fields.greeting') })}
      hint={translate('resources.alldetails.greeting.hint')}
      remove={translate('resources.alldetails.greeting.leaveOut')}
      validate={async (value) => (value instanceof File ? greetingProblem(value) : undefined)}
    />
  );
}
