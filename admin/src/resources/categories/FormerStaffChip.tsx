import { useRecordContext, useTranslate } from 'react-admin';
import { StatusChip } from '../../ui/StatusChip';
import type { TeacherProfile } from '../../config/teacherProfile';

/** Marks the profile of somebody who has left. */
export function FormerStaffChip() {
  const translate = useTranslate();
  const status = useRecordContext<TeacherProfile>()?.status;
  return status && <StatusChip status={status} label={translate(`resources.alldetails.statuses.${status}`)} />;
}
