import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../decisions/MessagesSection';
import { FollowUp } from '../../record/FollowUp';
import { DeleteButton } from '../../ui/DeleteButton';
import { ShowPage } from '../../record/ShowPage';
import { UnlessSpam, SuspectedSpam } from '../../decisions/SuspectedSpam';
import { Decisions, StatusField } from '../../decisions/StatusField';
import { FamilyOf } from '../families/FamilyOf';
import { STATUSES } from './request';
import { UndoDecision } from './UndoDecision';

export const RequestShow = () => (
  <ShowPage
    rules={COURSE_REQUEST_FIELDS}
    // Not beside Accept, which reappears under the pointer.
    status={
      <UnlessSpam fallback={<SuspectedSpam why />}>
        <StatusField statuses={STATUSES} />
        <UndoDecision />
      </UnlessSpam>
    }
    actions={
      <UnlessSpam fallback={<DeleteButton redirect="list" />}>
        <Decisions statuses={STATUSES} />
      </UnlessSpam>
    }
  >
    <UnlessSpam>
      <FamilyOf entity="course-request" />
      <FollowUp />
      <NotesSection entity="course-request" />
      <MessagesSection />
    </UnlessSpam>
  </ShowPage>
);
