import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../outbox/MessagesSection';
import { FollowUp } from '../../record/FollowUp';
import { ShowPage } from '../../record/ShowPage';
import { Decisions, StatusField } from '../../status/StatusField';
import { STATUSES } from './request';
import { TakeBack } from './TakeBack';

export const RequestShow = () => (
  <ShowPage
    rules={COURSE_REQUEST_FIELDS}
    // Not beside Accept, which reappears under the pointer.
    status={
      <>
        <StatusField statuses={STATUSES} />
        <TakeBack />
      </>
    }
    actions={<Decisions statuses={STATUSES} />}
  >
    <FollowUp />
    <NotesSection entity="course-request" />
    <MessagesSection />
  </ShowPage>
);
