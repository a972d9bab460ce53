import classroom from '../art/classroom.svg?url';
import { headOf } from '../layout/head.js';
import { textsOf } from '../messages/texts.server.js';
import { ServicePage } from '../parts/ServicePage.js';

export const loader = textsOf('shadowTeacher', 'service');
export const meta = headOf('shadowTeacher');

export default function ShadowTeacher() {
  return <ServicePage kind="shadow-teacher" section="shadowTeacher" picture={classroom} />;
}
