import { lazy, Suspense } from 'react';
import { PERSON_FIELDS } from '#contract/people';
import { EditPage } from '../../form/pages';
import { Waiting } from '../../layout/Waiting';
import type { Views } from '../views';
import { FamilyList } from './FamilyList';

const FamilyShow = lazy(async () => ({ default: (await import('./FamilyShow')).FamilyShow }));
/** Much code that no list needs: it comes when such a page is opened. */
const FamilyPage = () => (
  <Suspense fallback={<Waiting />}>
    <FamilyShow />
  </Suspense>
);
const FamilyEdit = () => <EditPage resource="families" rules={PERSON_FIELDS} redirect="show" />;

export const families: Views = { list: FamilyList, edit: FamilyEdit, show: FamilyPage };
