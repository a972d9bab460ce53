import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../decisions/MessagesSection';
import { DeleteButton } from '../../ui/DeleteButton';
import { FollowUp } from '../../record/FollowUp';
import { ShowPage } from '../../record/ShowPage';
import { UnlessSpam, SuspectedSpam } from '../../decisions/SuspectedSpam';
import { FamilyOf } from '../families/FamilyOf';
import { AnswerForm } from './AnswerForm';
import { SHOWN } from './contact';
import { ContactStatusField } from './ContactStatusField';

/** One message, its answer, and what else there is about it. */
export const ContactShow = () => (
  <ShowPage
    rules={SHOWN}
    status={
      <UnlessSpam fallback={<SuspectedSpam why />}>
        <ContactStatusField />
      </UnlessSpam>
    }
    actions={<DeleteButton redirect="list" />}
  >
    <UnlessSpam>
      <AnswerForm />
      <FamilyOf entity="contact" />
      <FollowUp />
      <NotesSection entity="contact" />
      <MessagesSection />
    </UnlessSpam>
  </ShowPage>
);
