import { KIND_PAGES } from '#contract/pages';
import picture from '../art/service-counseling.svg?url';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { BookAnyone, BookTeacher } from '../features/teacher-profiles/StaffSection.js';
import { TeacherProfilesPage } from '../features/teacher-profiles/TeacherProfilesPage.js';

const KIND = 'counselling-teacher';

export const loader = textsOf('studentCounseling', 'service', 'staff', 'facts', 'people', 'districts', 'teacherTypes');
export const meta = headOf('studentCounseling');

export default function StudentCounseling() {
  return (
    <TeacherProfilesPage
      of="studentCounseling"
      service={KIND_PAGES[KIND].service}
      picture={picture}
      anyone={<BookAnyone kind={KIND} />}
    >
      {(person) => <BookTeacher kind={KIND} person={person} />}
    </TeacherProfilesPage>
  );
}
