import '../styles/booking.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Service } from '#contract/services';
import picture from '../art/service-parents.svg?url';
import { WhatsAppLink } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { PROVIDER } from '../provider.js';
import { fill } from '../messages/fill.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { ContactDialog } from '../features/teacher-profiles/StaffSection.js';
import { TeacherProfilesPage } from '../features/teacher-profiles/TeacherProfilesPage.js';
import { prefill } from '../form/draft.js';
import type { TeacherProfile } from '../features/teacher-profiles/useTeacherProfiles.js';

const SERVICE: Service = 'Parent counseling/Parenting session';

export const loader = textsOf('parentCounseling', 'service', 'staff', 'facts', 'people', 'districts', 'teacherTypes');
export const meta = headOf('parentCounseling');

/** There is no form for this service: Book Now names the therapist and the numbers to call (spec, section 2). */
export default function ParentCounseling() {
  const t = useTexts('parentCounseling');
  const words = useTexts('staff');
  const { callBack, whatsapp, whatsappText } = useTexts('people');
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<TeacherProfile>();

  /** Rendered synchronously, so that the dialog opens with its content and its heading can take the focus. */
  function show(person: TeacherProfile) {
    flushSync(() => setChosen(person));
    dialog.current?.showModal();
    dialog.current?.querySelector('h2')?.focus();
  }

  const title = fill(t.dialogTitle, { name: chosen?.tName ?? '' });
  return (
    <>
      <TeacherProfilesPage
        of="parentCounseling"
        service={SERVICE}
        picture={picture}
        anyone={
          <PageLink to="/call-me-back" className="button">
            {t.callAnyone}
          </PageLink>
        }
      >
        {(person) => (
          <button
            type="button"
            className="button"
            aria-label={fill(words.bookWho, { name: person.tName })}
            onClick={() => show(person)}
          >
            {words.bookNow}
          </button>
        )}
      </TeacherProfilesPage>
      <ContactDialog ref={dialog} title={title} text={t.dialogText} close={words.close}>
        <p>
          <span>{t.dialogId}</span> <strong className="id">{chosen?._id}</strong>
        </p>
        {chosen && (
          <p className="buttons">
            <PageLink
              to="/call-me-back"
              onClick={() => prefill('call-back', { about: 'staff', aboutName: chosen.tName, aboutId: chosen._id })}
              className="button"
            >
              {fill(callBack, { name: chosen.tName })}
            </PageLink>
            <WhatsAppLink
              phone={PROVIDER.whatsapp}
              text={fill(whatsappText, { name: chosen.tName, id: chosen._id })}
              className="button quiet"
            >
              {whatsapp}
            </WhatsAppLink>
          </p>
        )}
      </ContactDialog>
    </>
  );
}
