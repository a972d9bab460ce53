import icon from '@mui/icons-material/AccountCircleOutlined';
import { PROFILE_PICTURE, PROFILE_STATUS, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { Rules } from '#contract/rule';
import { EditPage } from '../../record/lazyPages';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';
import { TeacherProfileList } from './TeacherProfileList';

const FORM: Rules = { ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE };

const CreatePage = lazyPage(async () => (await import('./ProfileCreate')).ProfileCreate);

/** /adddetails */
export const ProfileCreate = () => <CreatePage rules={FORM} />;
/** /updatedetails/:id */
export const ProfileEdit = () => <EditPage resource="alldetails" rules={FORM} />;

export const teacherProfiles = {
  list: TeacherProfileList,
  show: lazyPage(async () => (await import('./TeacherProfileShow')).TeacherProfileShow),
  icon,
  options: { rules: { ...TEACHER_PROFILE_FIELDS, status: PROFILE_STATUS } },
  recordRepresentation: representationOf('alldetails'),
};
