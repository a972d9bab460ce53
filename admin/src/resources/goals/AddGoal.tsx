import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { GOAL_TEMPLATES } from '#contract/goal-templates';
import { type Goal, GOAL_FIELDS } from '#contract/goals';
import { type Language, LANGUAGES } from '#contract/languages';
import { SendForm } from '../../form/SendForm';
import { NamedButton } from '../../ui/NamedButton';
import { PANEL } from '../../theme/boxes';
import { ChoiceField, Group, TextField } from '../plans/inputs';
import { useUnsaved } from '../../hooks/useUnsaved';
import { send, useDone } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';

const MOST_STEPS = 7;

interface Props {
  kind: BookingKind;
  booking: string;
  onClose: () => void;
}

/** A new goal with its steps, in words that a child could hear. */
export function AddGoal({ kind, booking, onClose }: Props) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const done = useDone();
  const [title, setTitle] = useState('');
  const [steps, setSteps] = useState<readonly string[]>(['']);
  const written = steps.map((text) => text.trim()).filter(Boolean);
  useUnsaved('add-goal', title !== '' || written.length > 0);
  const { run, errors, isPending, failureNote } = useFormAction(
    GOAL_FIELDS,
    'plans.goalFailed',
    () => send<Goal>('POST', '/goals', { booking, title: title.trim(), steps: written.map((text) => ({ text })) }),
    async () => {
      onClose();
      await done(t('goalAdded'));
    },
  );
  return (
    <SendForm onSend={run} sx={{ ...PANEL, mt: 2, display: 'grid', gap: 2, maxWidth: 700 }}>
      <Templates
        kind={kind}
        onChoose={(template) => {
          setTitle(template.title);
          setSteps(template.steps);
        }}
      />
      <TextField label={t('goal')} value={title} onChange={setTitle} error={errors['title']} />
      <Group title={t('steps')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {steps.map((text, place) => (
            <Box key={place} sx={{ display: 'flex', gap: 1, '& > :first-of-type': { flexGrow: 1 } }}>
              <TextField
                label={t('stepNumber', { number: place + 1 })}
                value={text}
                onChange={(typed) => setSteps(steps.map((one, at) => (at === place ? typed : one)))}
              />
              {steps.length > 1 && (
                <NamedButton
                  label={t('remove')}
                  about={t('stepNumber', { number: place + 1 })}
                  onClick={() => setSteps(steps.filter((_, at) => at !== place))}
                />
              )}
            </Box>
          ))}
        </Box>
        {errors['steps'] !== undefined && <Alert severity="error">{errors['steps']}</Alert>}
        {steps.length < MOST_STEPS && (
          <Button sx={{ mt: 1 }} onClick={() => setSteps([...steps, ''])}>
            {t('addStep')}
          </Button>
        )}
      </Group>
      {failureNote}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" aria-disabled={isPending}>
          {t('addGoal')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </SendForm>
  );
}

interface Chosen {
  readonly title: string;
  readonly steps: readonly string[];
}

/** Goals to begin from, in the language of the family. */
function Templates({ kind, onChoose }: { kind: BookingKind; onChoose: (template: Chosen) => void }) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const booking = useRecordContext<{ id: string; language?: Language }>();
  const [language, setLanguage] = useState<Language>(booking?.language ?? 'en');
  return (
    <Group title={t('goalTemplates')}>
      <ChoiceField
        label={t('goalLanguage')}
        value={language}
        onChange={setLanguage}
        choices={LANGUAGES.map((one) => ({ value: one, label: translate(`messages.languages.${one}`) }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {GOAL_TEMPLATES[kind].map(({ title, steps }) => (
          <Button
            key={title.en}
            variant="outlined"
            lang={language}
            onClick={() => onChoose({ title: title[language], steps: steps.map((step) => step[language]) })}
          >
            {title[language]}
          </Button>
        ))}
      </Box>
    </Group>
  );
}
