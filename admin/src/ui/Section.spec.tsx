import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { renderAdmin } from '../../test/renderAdmin';
import { PageTitle } from './PageTitle';
import { Section } from './Section';

it('a link to a section of a page brings it into view, and its heading into focus', async () => {
  const intoView = jest.fn();
  Element.prototype.scrollIntoView = intoView;
  const user = renderAdmin(
    <Routes>
      <Route path="/" element={<Link to="/page#answer">Answer</Link>} />
      <Route
        path="/page"
        element={
          <>
            <PageTitle title="Page" />
            <Section id="notes" title="Notes">
              None
            </Section>
            <Section id="answer" title="Answer">
              None
            </Section>
          </>
        }
      />
    </Routes>,
    {},
  );
  await user.click(screen.getByRole('link', { name: 'Answer' }));
  const heading = await screen.findByRole('heading', { name: 'Answer' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(intoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Answer' })]);
  expect(intoView).toHaveBeenCalledWith({ block: 'nearest' });
});
