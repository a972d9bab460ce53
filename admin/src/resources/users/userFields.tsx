import { useRecordContext } from 'react-admin';
import { EmailLink } from '../../fields/EmailLink';
import { PhoneLinks } from '../../fields/PhoneLinks';
import type { User } from './user';

export function Phone() {
  const user = useRecordContext<User>();
  return user && <PhoneLinks number={user.phone_number} />;
}

export function Email() {
  const user = useRecordContext<User>();
  return user && <EmailLink address={user.email} />;
}

export function Whatsapp() {
  const user = useRecordContext<User>();
  return user && <PhoneLinks number={user.whatsapp_number} call={false} whatsapp />;
}

/** `Home_Visiting_Teacher`, as it is stored, reads better with spaces. */
export function TeacherType() {
  const user = useRecordContext<User>();
  return user?.teacher_type.replaceAll('_', ' ');
}
