import { useRecordContext, useTranslate } from 'react-admin';
import { DecideButton } from '../../list/DecideButton';
import { RowButtons } from '../../list/RowButtons';
import type { CourseRequest } from './request';
import { useDecide, type Decision } from './useDecide';

const DECISIONS: readonly Decision[] = ['accepted', 'denied'];

/** Accept and Deny, only while the request is pending. */
export function RequestActions() {
  const translate = useTranslate();
  const request = useRecordContext<CourseRequest>();
  const { decide, running } = useDecide();
  if (request?.status !== 'pending') return null;
  const about = translate('resources.course-requests.about', { name: request.name, course: request.course });
  return (
    <RowButtons>
      {DECISIONS.map((decision) => (
        <DecideButton
          key={decision}
          variant={decision === 'accepted' ? 'contained' : 'outlined'}
          label={translate(
            running === decision ? 'admin.actions.saving' : `resources.course-requests.decisions.${decision}`,
          )}
          about={about}
          aria-disabled={running !== undefined}
          onDecide={() => decide(decision)}
        />
      ))}
    </RowButtons>
  );
}
