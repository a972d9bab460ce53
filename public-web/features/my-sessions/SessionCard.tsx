import type { Session as Planned } from '#contract/plans';
import { PhoneLink, WhatsAppLink } from '../../components/Contacts.js';
import { PageLink } from '../../components/PageLink.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { momentText, timeText } from '../sessions/words.js';
import type { OutcomeStatus } from './queue.js';
import { hasBegun, isNoted, type LocalChanges, acceptsNote } from './shown.js';

const OUTCOMES = ['held', 'absent'] as const satisfies OutcomeStatus[];

/** Opens the map of the phone or computer at an address. */
const mapLink = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

interface Props {
  session: Planned;
  own: LocalChanges;
  /** What was recorded here just now, and has left for the server. */
  recorded: OutcomeStatus | undefined;
  /** Whether the day is said too: outside the list of one day. */
  isDated: boolean;
  onOutcome: (session: Planned, status: OutcomeStatus) => void;
}

/** One session: who, when and where, how to get there and reach the family, and what is to be recorded of it. */
export function SessionCard({ session, own, recorded, isDated, onOutcome }: Props) {
  const t = useTexts('mySessions');
  const words = useTexts('sessionWords');
  const days = useTexts('form');
  const { _id, childName, minutes, place, status, visit, owed } = session;
  const when = isDated ? momentText(session, days, words) : timeText(session.at, words);
  const isCancelled = status === 'cancelled';
  return (
    <li className={isCancelled ? 'card session cancelled' : 'card session'}>
      <div>
        <p>
          <strong>{when}</strong> <span className="soft">{fill(words.minutes, { minutes })}</span>
        </p>
        <p className="child">{childName}</p>
        <p className="soft">{words.places[place]}</p>
        {owed && <p className="soft">{t.owed}</p>}
      </div>
      {isCancelled ? <Cancelled session={session} /> : <Reaching name={childName} visit={visit} />}
      {!isCancelled && hasBegun(session) && (
        <Outcome
          session={session}
          status={own.status ?? recorded ?? status}
          isNoted={isNoted(session, own)}
          isWaiting={own.status !== undefined}
          onTap={onOutcome}
        />
      )}
      <p className="session-links">
        {acceptsNote(session) && (
          <PageLink to={`/my-sessions#note-${_id}`} preventScrollReset>
            <span>{own.note || session.note ? t.noteDone : t.note}</span>{' '}
            <span className="hidden-text">{`${childName}, ${when}`}</span>
          </PageLink>
        )}
        {!isCancelled && (
          <PageLink to={`/my-sessions#goals-${_id}`} preventScrollReset>
            <span>{t.goals}</span> <span className="hidden-text">{`${childName}, ${when}`}</span>
          </PageLink>
        )}
        <PageLink to={`/progress-report#booking-${session.booking}`} prefetch="none">
          <span>{t.report}</span> <span className="hidden-text">{`${childName}, ${when}`}</span>
        </PageLink>
      </p>
    </li>
  );
}

function Cancelled({ session: { cancelledBy = 'provider', late, reason } }: { session: Planned }) {
  const t = useTexts('mySessions');
  return (
    <p>
      <strong>{late ? t.lateCancel : t.cancelledBy[cancelledBy]}</strong> {reason && <span>{reason}</span>}
    </p>
  );
}

function Reaching({ name, visit }: { name: string; visit: Planned['visit'] }) {
  const t = useTexts('mySessions');
  if (!visit) return null;
  const { address, parentName, phone } = visit;
  return (
    <div className="reaching">
      {address && (
        <p>
          <a href={mapLink(address)} target="_blank" rel="noreferrer">
            <span>{address}</span> <span className="hidden-text">{t.map}</span>
          </a>
        </p>
      )}
      {parentName && <p className="soft">{fill(t.parent, { name: parentName })}</p>}
      {phone && (
        <p className="buttons">
          <PhoneLink phone={phone} className="button quiet call">
            <span>{t.call}</span> <span className="hidden-text">{name}</span>
          </PhoneLink>
          <WhatsAppLink phone={phone} className="button quiet">
            <span>{t.whatsapp}</span> <span className="hidden-text">{name}</span>
          </WhatsAppLink>
        </p>
      )}
    </div>
  );
}

interface OutcomeProps {
  session: Planned;
  status: Planned['status'];
  isNoted: boolean;
  isWaiting: boolean;
  onTap: Props['onOutcome'];
}

/** Held or absent, in one tap; the other one takes it back. A session with a note was held. */
function Outcome({ session, status, isNoted, isWaiting, onTap }: OutcomeProps) {
  const t = useTexts('mySessions');
  return (
    <div role="group" className="outcome" aria-label={`${t.outcome} ${session.childName}`}>
      {OUTCOMES.filter((one) => one === 'held' || !isNoted).map((one) => (
        <button
          key={one}
          type="button"
          className={status === one ? 'button' : 'button quiet'}
          aria-pressed={status === one}
          onClick={() => status !== one && onTap(session, one)}
        >
          {t[one]}
        </button>
      ))}
      {isWaiting && <span className="soft">{t.waits}</span>}
    </div>
  );
}
