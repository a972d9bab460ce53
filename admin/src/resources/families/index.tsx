import { PERSON_FIELDS } from '#contract/people';
import { EditPage } from '../../form/pages';
import type { Views } from '../views';
import { FamilyList } from './FamilyList';
import { FamilyShow } from './FamilyShow';

const FamilyEdit = () => <EditPage resource="families" rules={PERSON_FIELDS} redirect="show" />;

export const families: Views = { list: FamilyList, edit: FamilyEdit, show: FamilyShow };
