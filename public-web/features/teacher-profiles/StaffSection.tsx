import '../../styles/dialog.css';
import '../../styles/lists.css';
import '../../styles/find-help.css';
import '../../styles/people.css';
import { lazy, Suspense, useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { Contacts, PhoneLink } from '../../components/Contacts.js';
import { MissingPart } from '../../components/MissingPart.js';
import { PageLink } from '../../components/PageLink.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { chosenTeacherHash } from '../booking/chosen-teacher.js';
import type { ServiceFacts } from '../services/ServiceFacts.js';
import type { StaffList } from './StaffList.js';
import type { TeacherProfile } from './useTeacherProfiles.js';

/** The id of the list's heading, for links to the list. */
export const STAFF_LIST = 'people';

/** Prerendered; its code is loaded after that of the page. */
const List = lazy(() =>
  import('./StaffList.js').then(
    ({ StaffList }) => ({ default: StaffList }),
    () => ({ default: Away }),
  ),
);

/** Replaces code that could not be fetched; the list below it says whom to call. */
const Nothing: typeof ServiceFacts = () => <></>;
const Facts = lazy(() =>
  import('../services/ServiceFacts.js').then(
    (loaded) => ({ default: loaded.ServiceFacts }),
    () => ({ default: Nothing }),
  ),
);

/** What a service costs, the people who do it, and what keeps children safe with them. Nobody has to choose one. */
export function StaffSection({
  anyone,
  ...props
}: Omit<ComponentProps<typeof StaffList>, 'id'> & { anyone: ReactNode }) {
  const { safety, police } = useTexts('people');
  return (
    <>
      <Suspense>
        <Facts service={props.service} />
      </Suspense>
      <div className="band mist">
        <div className="band-inner">
          <p className="before-list">{anyone}</p>
          <Suspense fallback={<div className="fetched" />}>
            <List id={STAFF_LIST} {...props} />
          </Suspense>
          <p className="after-list">
            <span>{police}</span> <PageLink to="/safety">{safety}</PageLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** In place of a list whose code could not be fetched. */
function Away() {
  const t = useTexts('staff');
  return (
    <div className="stack">
      <p className="field-error">{t.failed}</p>
      <MissingPart />
      <p>
        <span>{t.call}</span> <PhoneLink phone={PROVIDER.phones[0]} />
      </p>
    </div>
  );
}

/** A link to the booking form with this person chosen. */
export function BookTeacher({ kind, person }: { kind: BookingKind; person: TeacherProfile }) {
  const t = useTexts('staff');
  return (
    <PageLink
      to={KIND_PAGES[kind].booking + chosenTeacherHash(person._id)}
      className="button"
      aria-label={fill(t.bookWho, { name: person.tName })}
    >
      {t.bookNow}
    </PageLink>
  );
}

/** A link to the booking form, where the office suggests somebody. */
export function BookAnyone({ kind }: { kind: BookingKind }) {
  const t = useTexts('staff');
  return (
    <PageLink to={KIND_PAGES[kind].booking} className="button">
      {t.bookAnyone}
    </PageLink>
  );
}

interface ContactDialogProps {
  ref: Ref<HTMLDialogElement>;
  title: string;
  text: string;
  close: string;
  /** The subject, which differs between openings. */
  children?: ReactNode;
}

/**
 * A native modal dialog: it traps the focus, closes with Escape and restores the focus. It is here, where Book Now is,
 * because pages of forms load the contacts and have no dialog.
 */
export function ContactDialog({ ref, title, text, close, children }: ContactDialogProps) {
  const heading = useId();
  return (
    <dialog ref={ref} aria-labelledby={heading}>
      <form method="dialog" className="stack">
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <p>{text}</p>
        <Contacts />
        <button className="button">{close}</button>
      </form>
    </dialog>
  );
}
