import { useEffect, useState } from 'react';
import { dayText, longDay } from '#contract/day-text';
import type { ProgressReport } from '#contract/goals';
import { type Failure, isSessionEnded, type Outcome, send } from '../../api/send.js';
import { refuseSession } from '../../api/session.js';
import { TryAgain } from '../../components/Done.js';
import { PlainField, PlainForm } from '../../form/plain.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { GoalStones } from '../sessions/GoalStones.js';
import { OtherLanguage } from '../sessions/OtherLanguage.js';
import { type ReportRequester, loadLeftOut, saveLeftOut } from './leftOut.js';

interface Options {
  readonly from: string;
  readonly until: string;
  readonly diagnosis: boolean;
}
const DEFAULT: Options = { from: '', until: '', diagnosis: false };

async function fetchReport(asked: ReportRequester, options: Options): Promise<Outcome<ProgressReport>> {
  const { from, until, diagnosis } = options;
  const which = 'token' in asked ? { token: asked.token } : { booking: asked.booking };
  const body = { ...which, ...(from && { from }), ...(until && { until }), ...(diagnosis && { diagnosis }) };
  const token = 'account' in asked ? asked.account : undefined;
  const outcome = await send<ProgressReport>('POST', '/follow-up/report', { body, token });
  // The page then leads to the login, and back.
  if (token !== undefined && isSessionEnded(outcome)) refuseSession(token);
  return outcome;
}

/** The report with what can be chosen for it; on paper only the report. */
export function Report({ asked }: { asked: ReportRequester }) {
  const t = useTexts('progressReport');
  const [options, setOptions] = useState(DEFAULT);
  const [typed, setTyped] = useState(DEFAULT);
  const [found, setFound] = useState<{ options: Options; asked: ReportRequester; answer: Outcome<ProgressReport> }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    void fetchReport(asked, options).then((answer) => {
      if (!left) setFound({ options, asked, answer });
    });
    return () => {
      left = true;
    };
  }, [asked, options, tries]);
  const isLoading = found?.options !== options || found.asked !== asked;
  const answer = found?.answer;
  const report = answer?.kind === 'done' ? answer.body : undefined;

  return (
    <>
      <Choices typed={typed} onType={setTyped} onShow={() => setOptions({ ...typed })} />
      <p role="status">{isLoading && t.loading}</p>
      {!isLoading && answer && answer.kind !== 'done' && (
        <div className="stack" role="alert">
          <p>{t[whyNot(answer)]}</p>
          {whyNot(answer) !== 'wrongDays' && (
            <TryAgain className="button quiet" onRetry={() => setTries(tries + 1)}>
              {t.tryAgain}
            </TryAgain>
          )}
        </div>
      )}
      {/* A diagnosis whose tick is taken out is not printed, whether or not "Show" was pressed since. */}
      {report && <Sheet report={typed.diagnosis ? report : withoutDiagnosis(report)} asked={asked} />}
    </>
  );
}

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;

function whyNot(failure: Failure): 'wrongDays' | 'unknown' | 'failed' {
  if (failure.kind !== 'refused' || failure.status >= TOO_MANY_REQUESTS) return 'failed';
  // Only the two days are typed here.
  return failure.status === BAD_REQUEST ? 'wrongDays' : 'unknown';
}

function withoutDiagnosis({ diagnosis: _, ...report }: ProgressReport): ProgressReport {
  return report;
}

interface ChoicesProps {
  typed: Options;
  onType: (typed: Options) => void;
  onShow: () => void;
}

function Choices({ typed, onType, onShow }: ChoicesProps) {
  const t = useTexts('progressReport');
  return (
    <PlainForm className="form report-choices" onSubmit={onShow}>
      {(['from', 'until'] as const).map((name) => (
        <PlainField key={name} id={`report-${name}`} label={t[name]}>
          {(control) => (
            <input
              {...control}
              type="date"
              className="short"
              value={typed[name]}
              onChange={({ target }) => onType({ ...typed, [name]: target.value })}
            />
          )}
        </PlainField>
      ))}
      <div className="choice">
        <input
          id="report-diagnosis"
          type="checkbox"
          checked={typed.diagnosis}
          onChange={({ target }) => onType({ ...typed, diagnosis: target.checked })}
        />
        <label htmlFor="report-diagnosis">{t.diagnosis}</label>
      </div>
      <div className="buttons">
        <button className="button quiet">{t.show}</button>
        <button type="button" className="button" onClick={() => window.print()}>
          {t.print}
        </button>
      </div>
    </PlainForm>
  );
}

/** One page of paper. */
function Sheet({ report, asked }: { report: ProgressReport; asked: ReportRequester }) {
  const t = useTexts('progressReport');
  const days = useTexts('form');
  const { services } = useTexts('receipt');
  const { kind, childName, from, until, staff, held, absent, goals, notes, diagnosis } = report;
  const [left, setLeft] = useState(() => loadLeftOut(asked));
  const facts = [
    [t.child, childName],
    [t.service, services[kind]],
    [t.period, fill(t.range, { from: dayText(from, days), until: dayText(until, days) })],
    [t.people, staff.join(', ')],
    [t.sessions, [fill(t.held, { count: held }), fill(t.absent, { count: absent })].join(' · ')],
    [t.diagnosisTitle, diagnosis ?? ''],
  ].filter(([, text]) => text !== '');
  const leaveOut = (names: readonly string[]): void => {
    setLeft(names);
    saveLeftOut(asked, names);
  };
  // The oldest come first: counted from the first of its day, a sentence keeps its name when another is written.
  const nameOf = ({ day }: ProgressReport['notes'][number], i: number): string =>
    `${day}.${notes.slice(0, i).filter((note) => note.day === day).length}`;
  return (
    <article className="report" aria-label={`${t.title}: ${childName}`}>
      <dl className="check-list">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className="stack" aria-labelledby="report-goals">
        <h2 id="report-goals">{t.goals}</h2>
        {goals.length === 0 && <p>{t.noGoals}</p>}
        {goals.map((goal) => (
          <GoalStones key={goal._id} goal={goal} from={from} />
        ))}
      </section>
      {notes.length > 0 && (
        <section className="stack" aria-labelledby="report-notes">
          <h2 id="report-notes">{t.notes}</h2>
          <ul className="report-notes">
            {notes.map((note, i) => {
              const name = nameOf(note, i);
              const isLeftOut = left.includes(name);
              return (
                <li key={name} className={isLeftOut ? 'left-out' : undefined}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={fill(t.include, { day: longDay(note.day, days) })}
                      checked={!isLeftOut}
                      onChange={() => leaveOut(isLeftOut ? left.filter((one) => one !== name) : [...left, name])}
                    />
                  </label>
                  <p>
                    <span className="soft">{longDay(note.day, days)}</span>{' '}
                    <span className="lines" lang={note.language}>
                      {note.forFamily}
                    </span>{' '}
                    <OtherLanguage note={note} />
                  </p>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </article>
  );
}
