import { screen } from '@testing-library/react';
import { HttpError, ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { COURSE_FIELDS } from '#contract/courses';
import { renderAdmin } from '../../test/renderAdmin';
import { EditPage } from '../form/pages';
import { CourseShow } from '../resources/courses/CourseShow';

it.each(['/courses/1/show', '/courses/1'])(
  'a record that is no more says so on its page, which leads to its list: %s',
  async (path) => {
    console.error = () => undefined;
    const provider = {
      getOne: () => Promise.reject(new HttpError('Not found', 404)),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    };
    const user = renderAdmin(
      <ResourceContextProvider value="courses">
        <Routes>
          <Route path="/courses" element="The list" />
          <Route path="/courses/:id/show" element={<CourseShow />} />
          <Route path="/courses/:id" element={<EditPage resource="courses" rules={COURSE_FIELDS} />} />
        </Routes>
      </ResourceContextProvider>,
      provider,
      { path },
    );
    expect(await screen.findByText('Somebody has deleted it, or its address is not complete.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  },
);
