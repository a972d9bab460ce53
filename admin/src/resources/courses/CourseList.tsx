import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { COURSE_FIELDS } from '#contract/courses';
import { ListPage } from '../../list/ListPage';
import { PATHS } from '../../paths';
import { courseLayout } from './courseLayout';

const TEXTS = {
  loading: 'resources.courses.loading',
  failed: 'resources.courses.failed',
  empty: 'resources.courses.empty',
  count: 'resources.courses.count',
  advice: 'resources.courses.advice',
};

export function CourseList() {
  const translate = useTranslate();
  const add = (
    <Button component={Link} to={PATHS.addCourse} variant="contained">
      {translate('resources.courses.add')}
    </Button>
  );
  return (
    <ListPage
      resource="courses"
      title={translate('resources.courses.title')}
      texts={TEXTS}
      search="resources.courses.search"
      layout={courseLayout}
      exported={COURSE_FIELDS}
      tools={add}
      bulk={{ delete: true }}
      whenEmpty={add}
    />
  );
}
