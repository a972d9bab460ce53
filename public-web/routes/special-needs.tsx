import atHome from '../art/at-home.svg?url';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { ServicePage } from '../features/services/ServicePage.js';

export const loader = textsOf('specialNeeds', 'service', 'facts', 'staff', 'people', 'districts', 'teacherTypes');
export const meta = headOf('specialNeeds');

export default function SpecialNeeds() {
  return <ServicePage kind="special-need-teacher" section="specialNeeds" picture={atHome} />;
}
