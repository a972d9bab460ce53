import classroom from '../art/classroom.svg?url';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { ServicePage } from '../features/services/ServicePage.js';

export const loader = textsOf('shadowTeacher', 'service', 'facts', 'staff', 'people', 'districts', 'teacherTypes');
export const meta = headOf('shadowTeacher');

export default function ShadowTeacher() {
  return <ServicePage kind="shadow-teacher" section="shadowTeacher" picture={classroom} />;
}
