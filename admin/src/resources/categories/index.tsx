import icon from '@mui/icons-material/AccountBoxOutlined';
import { PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { Rules } from '#contract/rule';
import { EditPage } from '../../form/lazyPages';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

const FORM: Rules = { ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE };

const CreatePage = lazyPage(async () => (await import('./ProfileCreate')).ProfileCreate);

/** /adddetails */
export const ProfileCreate = () => <CreatePage rules={FORM} />;
/** /updatedetails/:id */
export const ProfileEdit = () => <EditPage resource="alldetails" rules={FORM} />;

export const teacherProfiles = {
  list: lazyPage(async () => (await import('./TeacherProfileList')).TeacherProfileList),
  show: lazyPage(async () => (await import('./TeacherProfileShow')).TeacherProfileShow),
  icon,
  recordRepresentation: representationOf('alldetails'),
};
