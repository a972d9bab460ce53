import { useGetList, useTranslate } from 'react-admin';
import { ChoiceInput } from './ChoiceInput';

const ALL_STAFF = 500;

interface TeacherProfile {
  id: string;
  tName: string;
  service: string;
}

interface Props {
  source: string;
  label: string;
  validate: (value: unknown) => string | undefined;
}

/** One of the teacher details. */
export function TeacherProfileInput(props: Props) {
  const translate = useTranslate();
  const { data = [] } = useGetList<TeacherProfile>('alldetails', {
    pagination: { page: 1, perPage: ALL_STAFF },
    sort: { field: 'tName', order: 'ASC' },
  });
  const none = { value: '', label: translate('admin.list.noChoice') };
  const staff = data.map(({ id, tName, service }) => ({ value: id, label: `${tName} (${service})` }));
  return <ChoiceInput {...props} choices={[none, ...staff]} />;
}
