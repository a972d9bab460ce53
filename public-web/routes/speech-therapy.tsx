import { KIND_PAGES } from '#contract/pages';
import picture from '../art/service-therapy.svg?url';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { BookAnyone, BookTeacher } from '../features/teacher-profiles/StaffSection.js';
import { TeacherProfilesPage } from '../features/teacher-profiles/TeacherProfilesPage.js';

const KIND = 'therapy-session-teacher';

export const loader = textsOf('speechTherapy', 'service', 'staff', 'facts', 'people', 'districts', 'teacherTypes');
export const meta = headOf('speechTherapy');

export default function SpeechTherapy() {
  return (
    <TeacherProfilesPage
      of="speechTherapy"
      service={KIND_PAGES[KIND].service}
      picture={picture}
      anyone={<BookAnyone kind={KIND} />}
    >
      {(person) => <BookTeacher kind={KIND} person={person} />}
    </TeacherProfilesPage>
  );
}
