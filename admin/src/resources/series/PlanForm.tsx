import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useRedirect, useTranslate } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { SKIPS, SERIES_PLAN_FIELDS, SESSION_PLAN_FIELDS } from '#contract/plan-rules';
import type { SeriesPreview } from '#contract/plans';
import { today } from '../../config/formats';
import { SendForm } from '../../form/SendForm';
import { useAction } from '../../form/useAction';
import { lazyPage } from '../../ui/lazyPage';
import { Section } from '../../ui/Section';
import { ReadFailure } from '../../ui/ReadFailure';
import { fieldErrors, useNotifyText } from '../../providers/errors';
import { useFieldErrors } from '../../providers/ruleMessages';
import { setUnsaved } from '../../providers/unsaved';
import { bookingResource } from '../../config/resources';
import { daysLater } from '../plans/days';
import { ChooseTeacher } from './ChooseTeacher';
import { ChoiceField, DayField, FieldRow, Group, HolidayKindFields, PlaceField } from '../plans/inputs';
import { MakeUps } from './MakeUps';
import { type AllowanceReasons, isClear, Obstacles, toAllowedDays } from '../sessions/Obstacles';
import type { PlanCalendarProps } from './PlanCalendar';
import { PatternRows } from './PatternRows';
import { NEW_ROW, type PlanInput, seriesOf, sessionOf, usePreview } from './plan';
import { useUnsaved } from '../../hooks/useUnsaved';
import type { Booking } from '../bookings/booking';
import { isOutdated, refusedPlan, send, useReload } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { withMessage } from '../plans/words';
import { showPath } from '../../config/recordPage';

/** Loaded when there is something to show, because it brings a library. */
const PlanCalendar = lazyPage<PlanCalendarProps>(async () => (await import('./PlanCalendar')).PlanCalendar, null);

const FORM = 'plan-sessions';
const RULES = { ...SERIES_PLAN_FIELDS, ...SESSION_PLAN_FIELDS };
/** The list, and a calendar beside it where there is room. */
const BESIDE = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;
/** Three months: a term. */
const TERM_DAYS = 90;

interface Props {
  kind: BookingKind;
  booking: Booking;
  makesUp: string;
}

const startOf = ({ startingDate, assignedStaff = '' }: Booking, makesUp: string): PlanInput => {
  const tomorrow = daysLater(today(), 1);
  const wished = startingDate?.slice(0, 10) ?? '';
  const from = wished > tomorrow ? wished : tomorrow;
  return {
    single: makesUp !== '',
    profile: assignedStaff,
    pattern: [NEW_ROW],
    from,
    until: daysLater(from, TERM_DAYS),
    place: '',
    skip: SKIPS,
    makesUp,
  };
};

/** Plans a series or a session for the child of a booking: everything that stands in the way is seen before it is made. */
export function PlanForm({ kind, booking, makesUp }: Props) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const [first] = useState(() => startOf(booking, makesUp));
  const [input, setInput] = useState(first);
  const [allowed, setAllowed] = useState<AllowanceReasons>({});
  const change = (changed: Partial<PlanInput>) => setInput((before) => ({ ...before, ...changed }));
  const series = seriesOf(input, booking.id);
  const preview = usePreview(series);
  const create = useCreate(kind, booking.id);
  const refused = create.refused?.of === preview.body ? create.refused?.plan : undefined;
  const plan = refused ?? preview.plan;
  const inWords = useFieldErrors(RULES, 'plans');
  const errors = inWords({ ...fieldErrors(preview.error), ...fieldErrors(create.error) }) ?? {};
  const canCreate = plan !== undefined && preview.isCurrent && isClear(plan, allowed);
  useUnsaved(FORM, input !== first || Object.keys(allowed).length > 0);

  const planThem = (): void => {
    if (plan && series && preview.body !== undefined)
      create.run({ of: preview.body, input, series, plan, allow: toAllowedDays(plan, allowed) });
  };

  if (booking.status !== 'Approved') return <Alert severity="info">{t('approveFirst')}</Alert>;
  return (
    <SendForm onSend={planThem}>
      <Typography>
        <Link to={showPath(bookingResource(kind), booking.id)}>{booking.childName}</Link>
        {`, ${translate(`resources.inbox.choices.kind.${kind}`)}`}
      </Typography>
      {booking.child === undefined && (
        <Alert severity="warning" sx={{ my: 2, maxWidth: 1100 }}>
          {t('childMissing')}
        </Alert>
      )}
      <MakeUps booking={booking} chosen={input.makesUp} onChoose={(id) => change({ makesUp: id, single: id !== '' })} />
      <Section id="who" title={t('whoTeaches')}>
        <ChooseTeacher
          kind={kind}
          booking={booking.id}
          value={input.profile}
          onChange={(profile) => change({ profile })}
          error={errors['profile']}
        />
      </Section>
      <Section id="when" title={t('when')} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ maxWidth: 300 }}>
          <ChoiceField
            label={t('whatToPlan')}
            value={input.single ? 'single' : 'series'}
            onChange={(what) => change({ single: what === 'single' })}
            choices={[
              { value: 'series', label: t('aSeries') },
              { value: 'single', label: t('aSingleSession') },
            ]}
          />
        </Box>
        <FieldRow>
          <DayField
            label={t(input.single ? 'day' : 'from')}
            value={input.from}
            onChange={(from) => change({ from })}
            error={errors['from'] ?? errors['day']}
          />
          {!input.single && (
            <DayField
              label={t('until')}
              value={input.until}
              onChange={(until) => change({ until })}
              error={errors['until']}
            />
          )}
          <PlaceField
            label={t('place')}
            value={input.place}
            onChange={(place) => change({ place })}
            noneLabel={translate('admin.form.choose')}
            error={errors['place']}
          />
        </FieldRow>
        <PatternRows
          rows={input.pattern}
          onChange={(pattern) => change({ pattern })}
          error={errors['pattern'] ?? errors['minutes']}
          single={input.single}
        />
        {!input.single && (
          <Group title={t('leaveOut')}>
            <HolidayKindFields value={input.skip} onChange={(skip) => change({ skip })} />
          </Group>
        )}
      </Section>
      <Section id="days" title={t('days')} lead={t('daysLead')}>
        {series === undefined && <Typography role="status">{t('fillIn')}</Typography>}
        {series !== undefined && !preview.isCurrent && <Typography role="status">{t('looking')}</Typography>}
        <ReadFailure failed="plans.previewFailed" error={preview.error} refetch={preview.refetch} />
        {plan && (
          <Box sx={preview.isCurrent ? {} : { opacity: 0.5 }}>
            <Typography sx={{ mb: 2 }}>{t('sessionsFound', { smart_count: plan.sessions.length })}</Typography>
            <Box sx={input.single ? {} : BESIDE}>
              <Obstacles plan={plan} allowed={allowed} onAllow={setAllowed} />
              {!input.single && <PlanCalendar plan={plan} />}
            </Box>
          </Box>
        )}
        {create.failureNote}
        <Button type="submit" variant="contained" sx={{ mt: 2 }} disabled={!canCreate} aria-disabled={create.isPending}>
          {t('planThem', { smart_count: plan?.sessions.length ?? 0 })}
        </Button>
        {plan && preview.isCurrent && !isClear(plan, allowed) && (
          <Typography sx={{ mt: 1 }}>{t('notClear')}</Typography>
        )}
      </Section>
    </SendForm>
  );
}

interface Made {
  /** Body of the request for the preview. */
  of: string;
  input: PlanInput;
  series: object;
  plan: SeriesPreview;
  allow: object[];
}

/** Makes the plan, and leads back to its booking; a refusal brings the days, or what is owed, as they are by now. */
function useCreate(kind: BookingKind, booking: string) {
  const t = usePlansTranslate();
  const notify = useNotifyText();
  const redirect = useRedirect();
  const reload = useReload();
  const [refused, setRefused] = useState<{ of: string; plan: SeriesPreview }>();
  const action = useAction(
    'plans.planFailed',
    async ({ of, input, series, plan, allow }: Made) => {
      const body = input.single ? { ...sessionOf(input, booking), allow } : { ...series, allow };
      await send('POST', input.single ? '/sessions' : '/sessions/series', body).catch(async (error: unknown) => {
        const now = refusedPlan(error);
        if (now) setRefused({ of, plan: now });
        else if (isOutdated(error)) await reload();
        throw error;
      });
      return plan.sessions.at(-1)?.day ?? '';
    },
    async (last) => {
      setUnsaved(FORM, false);
      notify(withMessage(t, t('planMade'), last), 'success');
      redirect(showPath(bookingResource(kind), booking));
      await reload();
    },
  );
  return { ...action, refused };
}
