import { useRef, useState } from 'react';
import type { StaffHours, WorkingHours } from '#contract/plans';
import { withHours, withoutHours } from '#contract/working-hours';
import type { Session } from '../../api/session.js';
import { PlainField, PlainForm } from '../../form/plain.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import type { useDraft } from '../my-sessions/drafts.js';
import { sendAsStaff } from '../my-sessions/sendAsStaff.js';
import { Unsaved } from '../my-sessions/Unsaved.js';
import { errorIn, type Wrong } from './check.js';
import { useDayName, useHoursText } from './useHoursText.js';
import { WEEKDAYS } from './week.js';
import { WeekGrid } from './WeekGrid.js';
import { whyNot, type WhyNot } from './whyNot.js';

/** Hours as they were being typed, and those that they are a change of. */
export interface TypedHours {
  readonly rows: readonly WorkingHours[];
  readonly travel: string;
  readonly read: StaffHours;
}

interface Props {
  initial: StaffHours;
  profile: string;
  session: Session;
  draft: ReturnType<typeof useDraft<TypedHours>>;
}

const NEW_ROW: WorkingHours = { weekday: 1, from: '08:00', to: '12:00' };
const QUARTER_SECONDS = 900;
const CHANGED = 412;

/** A row on the page, told from the others by a number. */
interface TypedRow extends WorkingHours {
  readonly id: number;
}
type Typed = Pick<StaffHours, 'availability' | 'travelMinutes'>;
let rowsMade = 0;
const typedRow = (row: WorkingHours): TypedRow => ({ ...row, id: (rowsMade += 1) });

const inOrder = ({ availability }: Typed) =>
  availability.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`).sort();
const isSame = (one: Typed, other: Typed): boolean =>
  one.travelMinutes === other.travelMinutes && String(inOrder(one)) === String(inOrder(other));

const typedIn = ({ rows, travel }: Pick<TypedHours, 'rows' | 'travel'>): Typed => ({
  availability: rows.map(({ weekday, from, to }) => ({ weekday, from, to })),
  travelMinutes: Number(travel),
});

type Said = 'saved' | 'changed' | WhyNot | Wrong;

/** Hours to paint into a week, and as plain rows. */
export function WeeklyHours({ initial, profile, session, draft }: Props) {
  const t = useTexts('myHours');
  const nameOf = useDayName();
  const before = draft.found?.fields;
  /** What is typed is a change of these, until it is saved, or somebody else has changed them meanwhile. */
  const [hours, setHours] = useState(before?.read ?? initial);
  const [rows, setRows] = useState<readonly TypedRow[]>(() => (before?.rows ?? hours.availability).map(typedRow));
  const [travel, setTravel] = useState(before?.travel ?? String(hours.travelMinutes));
  const [said, setSaid] = useState<Said>();
  const [wrongId, setWrongId] = useState<number>();
  const [isSending, setSending] = useState(false);
  /** It is typed on while an answer is awaited. */
  const latest = useRef({ rows, travel });
  const heading = useRef<HTMLHeadingElement>(null);

  function show(next: typeof latest.current) {
    latest.current = next;
    setRows(next.rows);
    setTravel(next.travel);
  }

  const wrongRow = rows.find(({ id }) => id === wrongId);
  const keep = (read: StaffHours) => draft.keep({ ...latest.current, read }, read.updatedAt);

  /** What is typed further is not saved yet. */
  function type(next: readonly TypedRow[], minutes = travel) {
    show({ rows: next, travel: minutes });
    keep(hours);
    if (said === 'saved') setSaid(undefined);
  }

  function change(at: number, to: Partial<WorkingHours>) {
    type(rows.map((row, place) => (place === at ? { ...row, ...to } : row)));
  }

  function add() {
    const last = rows.at(-1);
    const next = last ? { ...last, weekday: (last.weekday % WEEKDAYS.length) + 1 } : NEW_ROW;
    type([...rows, typedRow(next)]);
  }

  function paint(hours: WorkingHours, isFree: boolean) {
    const painted = isFree ? withHours(rows, hours) : withoutHours(rows, hours);
    type(painted.map(typedRow));
  }

  async function save() {
    if (isSending) return;
    const wrong = errorIn(rows, travel);
    setWrongId(wrong?.row === undefined ? undefined : rows[wrong.row]?.id);
    setSaid(wrong?.what);
    if (wrong) return;
    setSending(true);
    const outcome = await put(typedIn({ rows, travel }), hours);
    setSending(false);
    setSaid(outcome);
  }

  /** Saves hours as a change of those that were read; again, where something else of the profile has changed meanwhile. */
  async function put(typed: Typed, read: StaffHours): Promise<Said | undefined> {
    const path = `/staff/${profile}/availability`;
    const how = { body: { ...typed }, headers: { 'If-Match': `"${read.updatedAt}"` } };
    const outcome = await sendAsStaff<StaffHours>(session, 'PUT', path, how);
    if (outcome.kind === 'done') {
      setHours(outcome.body);
      if (!isSame(typed, typedIn(latest.current))) {
        keep(outcome.body);
        return undefined;
      }
      await draft.erase();
      return 'saved';
    }
    if (outcome.kind !== 'refused' || outcome.status !== CHANGED) return whyNot(outcome);
    const now = await sendAsStaff<StaffHours>(session, 'GET', path);
    if (now.kind !== 'done') return whyNot(now);
    // What is typed is there already where the answer of an earlier try was lost.
    if ([read, typed].some((one) => isSame(one, now.body))) return put(typed, now.body);
    setHours(now.body);
    return 'changed';
  }

  /** Puts saved hours in the place of what is typed. */
  function take(saved: StaffHours) {
    heading.current?.focus();
    setHours(saved);
    show({ rows: saved.availability.map(typedRow), travel: String(saved.travelMinutes) });
    setSaid(undefined);
    setWrongId(undefined);
    void draft.erase();
  }

  return (
    <section className="card stack" aria-labelledby="hours">
      <h2 id="hours" ref={heading} tabIndex={-1}>
        {t.hoursTitle}
      </h2>
      <p>{t.hoursText}</p>
      {before && said !== 'changed' && <Unsaved onDiscard={() => take(initial)} />}
      <PlainForm onSubmit={() => void save()}>
        <WeekGrid rows={rows} onPaint={paint} />
        {rows.length === 0 && <p className="soft">{t.noHours}</p>}
        {rows.map((row, at) => (
          <Row
            key={row.id}
            row={row}
            number={at + 1}
            isWrong={wrongId === row.id}
            onChange={(to) => change(at, to)}
            onRemove={() => {
              heading.current?.focus();
              type(rows.filter((_, place) => place !== at));
            }}
          />
        ))}
        <div>
          <button type="button" className="button quiet" onClick={add}>
            {t.add}
          </button>
        </div>
        <PlainField id="travel" label={t.travel} hint={t.travelHint} isWrong={said === 'wrongTravel'}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              className="short"
              value={travel}
              onChange={({ target }) => type(rows, target.value)}
            />
          )}
        </PlainField>
        <p role={said === 'saved' ? 'status' : 'alert'} className={said === 'saved' ? 'saved' : 'field-error'}>
          {said && [wrongRow && nameOf(wrongRow.weekday), t[said]].filter(Boolean).join(': ')}
        </p>
        {said === 'changed' && <HoursNow hours={hours} onTake={() => take(hours)} />}
        <div className="buttons">
          <button className="button" aria-disabled={isSending || undefined}>
            {isSending ? t.saving : t.save}
          </button>
        </div>
      </PlainForm>
    </section>
  );
}

/** The hours that somebody else has entered while others were typed, and a way to have them instead. */
function HoursNow({ hours, onTake }: { hours: StaffHours; onTake: () => void }) {
  const t = useTexts('myHours');
  const textOf = useHoursText();
  const { availability, travelMinutes } = hours;
  return (
    <div className="stack">
      {availability.length === 0 && <p>{t.noHours}</p>}
      <ul className="ticks">
        {availability.map((row) => (
          <li key={`${row.weekday} ${row.from}`}>{textOf(row)}</li>
        ))}
      </ul>
      <p>{`${t.travel}: ${travelMinutes}`}</p>
      <div>
        <button type="button" className="button quiet" onClick={onTake}>
          {t.takeThese}
        </button>
      </div>
    </div>
  );
}

interface RowProps {
  row: WorkingHours;
  number: number;
  isWrong: boolean;
  onChange: (to: Partial<WorkingHours>) => void;
  onRemove: () => void;
}

function Row({ row, number, isWrong, onChange, onRemove }: RowProps) {
  const t = useTexts('myHours');
  const nameOf = useDayName();
  const id = `hours-${number}`;
  const time = { type: 'time', step: QUARTER_SECONDS, 'aria-invalid': isWrong || undefined } as const;
  return (
    <fieldset className={isWrong ? 'field hours-row wrong' : 'field hours-row'}>
      <legend className="hidden-text">{fill(t.row, { number })}</legend>
      <label htmlFor={`${id}-day`}>{t.weekday}</label>
      <select
        id={`${id}-day`}
        value={row.weekday}
        onChange={({ target }) => onChange({ weekday: Number(target.value) })}
      >
        {WEEKDAYS.map((day) => (
          <option key={day} value={day}>
            {nameOf(day)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-from`}>{t.from}</label>
      <input {...time} id={`${id}-from`} value={row.from} onChange={({ target }) => onChange({ from: target.value })} />
      <label htmlFor={`${id}-to`}>{t.to}</label>
      <input {...time} id={`${id}-to`} value={row.to} onChange={({ target }) => onChange({ to: target.value })} />
      <button type="button" className="link-button" aria-label={fill(t.removeRow, { number })} onClick={onRemove}>
        {t.remove}
      </button>
    </fieldset>
  );
}
