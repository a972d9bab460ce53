import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { GAZETTES } from '#contract/holidays';
import type { Language } from '#contract/languages';
import { SKIPS, type HolidayKind, HOLIDAY_CORRECTION_FIELDS } from '#contract/plan-rules';
import type { Holiday, HolidayCorrection } from '#contract/plans';
import { today } from '../../config/formats';
import { SendForm } from '../../form/SendForm';
import { useUnsaved } from '../../hooks/useUnsaved';
import { ifMatch } from '../../providers/conflict';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section';
import { ReadFailure } from '../../ui/ReadFailure';
import { NamedButton } from '../../ui/NamedButton';
import { PlainTable } from '../../ui/PlainTable';
import { BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { daysLater } from '../plans/days';
import { ChoiceField, DayField, FieldRow, CheckboxField, TextField } from '../plans/inputs';
import { ReadState } from '../plans/ReadState';
import { send, useRead, useDone, withQuery } from '../plans/requests';
import { useFormAction, usePlansAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { OBSTACLE_WORDS, wholeDay } from '../plans/words';

/** /holiday-list?year=2026: the holidays of a year, and what the office has corrected of them. */
export function HolidaysPage() {
  const t = usePlansTranslate();
  const [params, setParams] = useSearchParams();
  const thisYear = Number(today().slice(0, 4));
  const year = Number(params.get('year')) || thisYear;
  const { data: corrections = [] } = useRead<HolidayCorrection[]>('/holidays');
  // A day that was corrected by mistake, in whatever year, can be found and removed.
  const corrected = corrections.map(({ day }) => Number(day.slice(0, 4)));
  return (
    <>
      <PageTitle title={t('holidays')} />
      <Box sx={{ display: 'grid', maxWidth: 200 }}>
        <ChoiceField
          label={t('year')}
          value={String(year)}
          onChange={(value) => setParams({ year: value }, { replace: true })}
          choices={[...new Set([thisYear - 1, thisYear, thisYear + 1, year, ...corrected])]
            .sort((one, other) => one - other)
            .map((one) => ({ value: String(one), label: String(one) }))}
        />
      </Box>
      <Corrections year={year} />
      <Section id="days" title={t('holidaysOf', { year })}>
        <DaysOf year={year} />
      </Section>
    </>
  );
}

function DaysOf({ year }: { year: number }) {
  const t = usePlansTranslate();
  const language = useLocale() as Language;
  const holidays = useRead<Holiday[]>(withQuery('/calendar/holidays', { from: `${year}-01-01`, to: `${year}-12-31` }));
  const { data } = holidays;
  if (holidays.error || !data) return <ReadState of={holidays} />;
  const gazette = GAZETTES[year];
  const missing = SKIPS.filter((kind) => !data.some((one) => one.kind === kind));
  return (
    <>
      {missing.map((kind) => (
        <Typography key={kind} sx={{ mb: 1 }}>
          {t(kind === 'public' ? 'noPublicHolidays' : 'noSchoolHolidays', { year })}
        </Typography>
      ))}
      {!missing.includes('public') && (
        <Typography sx={{ mb: 1 }}>
          {gazette ? t('holidaysGazetted', { gazette }) : t('holidaysEstimated', { year })}
        </Typography>
      )}
      {data.length > 0 && (
        <PlainTable
          caption={t('days')}
          heads={[t('day'), t('name'), t('kind')]}
          namedBy={0}
          rows={spansOf(data).map(({ day, last, name, kind }) => [
            last === day ? wholeDay(t, day) : `${wholeDay(t, day)} – ${wholeDay(t, last)}`,
            name[language],
            t(OBSTACLE_WORDS[kind]),
          ])}
        />
      )}
    </>
  );
}

/** Days of the same name after each other as one line: school holidays last for weeks. */
function spansOf(days: readonly Holiday[]): (Holiday & { last: string })[] {
  const spans: (Holiday & { last: string })[] = [];
  for (const one of days) {
    const before = spans.find(
      ({ kind, name, last }) => kind === one.kind && name.en === one.name.en && daysLater(last, 1) === one.day,
    );
    if (before) before.last = one.day;
    else spans.push({ ...one, last: one.day });
  }
  return spans;
}

interface Typed {
  readonly day: string;
  readonly kind: HolidayKind;
  readonly name: string;
  readonly removed: boolean;
}
const EMPTY: Typed = { day: '', kind: 'public', name: '', removed: false };

function Corrections({ year }: { year: number }) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const done = useDone();
  const { data, error, refetch } = useRead<HolidayCorrection[]>('/holidays');
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [chosen, setEdited] = useState<HolidayCorrection>();
  // What a colleague has changed meanwhile is saved as a change of that version; what was removed is added anew.
  const edited = chosen && (data ?? [chosen]).find(({ _id }) => _id === chosen._id);
  const opened: Typed = { ...EMPTY, ...edited };
  const fields = Object.keys(EMPTY) as (keyof Typed)[];
  useUnsaved(
    'holiday-correction',
    fields.some((field) => typed[field] !== opened[field]),
  );
  const day = useRef<HTMLInputElement>(null);
  const show = (correction: HolidayCorrection | undefined): void => {
    setEdited(correction);
    setTyped({ ...EMPTY, ...correction });
  };
  const { run, reset, errors, isPending, failureNote } = useFormAction(
    HOLIDAY_CORRECTION_FIELDS,
    'plans.correctionFailed',
    () => {
      const { day, kind, removed } = typed;
      const name = typed.name.trim();
      if (!edited) return send('POST', '/holidays', { day, kind, removed, ...(name && { name }) });
      return send('PUT', `/holidays/${edited._id}`, { day, kind, removed, name }, ifMatch(edited));
    },
    async () => {
      show(undefined);
      await done(t(edited ? 'correctionSaved' : 'correctionAdded'));
    },
  );
  const open = (correction: HolidayCorrection | undefined): void => {
    reset();
    show(correction);
    if (correction) day.current?.focus();
  };
  return (
    <Section id="corrections" title={t('corrections')} lead={t('correctionsLead')}>
      <ReadFailure failed="plans.failedToRead" error={error} refetch={refetch} />
      <Box component="ul" sx={{ ...PLAIN_LIST, mb: 2 }}>
        {data
          ?.filter(({ day }) => day.startsWith(String(year)))
          .map((one) => (
            <CorrectionItem
              key={one._id}
              correction={one}
              onEdit={() => open(one)}
              onRemoved={() => edited?._id === one._id && open(undefined)}
            />
          ))}
      </Box>
      <SendForm onSend={run} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box sx={{ width: '100%', maxWidth: 900 }}>
          <FieldRow>
            <DayField
              label={t('day')}
              value={typed.day}
              onChange={(value) => setTyped({ ...typed, day: value })}
              inputRef={day}
              error={errors['day']}
            />
            <TextField
              label={t('name')}
              value={typed.name}
              onChange={(name) => setTyped({ ...typed, name })}
              error={errors['name']}
            />
            <ChoiceField<HolidayKind>
              label={t('kind')}
              value={typed.kind}
              onChange={(kind) => setTyped({ ...typed, kind })}
              choices={SKIPS.map((one) => ({ value: one, label: t(OBSTACLE_WORDS[one]) }))}
            />
          </FieldRow>
        </Box>
        <CheckboxField
          label={t('notAHoliday')}
          checked={typed.removed}
          onChange={(removed) => setTyped({ ...typed, removed })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="outlined" aria-disabled={isPending}>
            {t(edited ? 'saveCorrection' : 'addCorrection')}
          </Button>
          {edited && <Button onClick={() => open(undefined)}>{translate('ra.action.cancel')}</Button>}
        </Box>
      </SendForm>
      {failureNote}
    </Section>
  );
}

interface ItemProps {
  correction: HolidayCorrection;
  onEdit: () => void;
  onRemoved: () => void;
}

function CorrectionItem({ correction: { _id, day, kind, name, removed }, onEdit, onRemoved }: ItemProps) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const done = useDone();
  const remove = usePlansAction(
    'plans.correctionFailed',
    () => send('DELETE', `/holidays/${_id}`),
    async () => {
      onRemoved();
      await done(t('correctionRemoved'));
    },
  );
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <strong>{wholeDay(t, day)}</strong>{' '}
      {removed ? t('isNoHoliday', { kind: t(OBSTACLE_WORDS[kind]) }) : `${name ?? ''}, ${t(OBSTACLE_WORDS[kind])}`}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
        <NamedButton label={translate('ra.action.edit')} about={wholeDay(t, day)} onClick={onEdit} />
        <NamedButton label={t('remove')} about={wholeDay(t, day)} onClick={() => remove.run()} />
      </Box>
      {remove.failureNote}
    </Box>
  );
}
