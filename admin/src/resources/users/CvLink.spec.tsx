import { screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { CvLink } from './CvLink';

const renderLink = (more: object) =>
  renderAdmin(
    <ResourceContextProvider value="user-list">
      <RecordContextProvider value={{ id: '1', full_name: 'Nimal', cv: 'a.pdf', ...more }}>
        <CvLink />
      </RecordContextProvider>
    </ResourceContextProvider>,
    {},
  );

describe('the link to a CV', () => {
  it('warns before it opens a file with active content', async () => {
    let opened = 0;
    window.open = () => {
      opened += 1;
      return null;
    };
    const user = renderLink({ cvWarnings: ['script', 'attachment'] });
    await user.click(screen.getByRole('link', { name: 'View CV of Nimal (opens in a new tab)' }));
    expect(screen.getByRole('dialog', { name: 'Open the CV of Nimal?' }).textContent).toContain(
      'This PDF contains a script (JavaScript). This PDF carries another file inside.',
    );
    expect(opened).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Open the CV' }));
    expect(opened).toBe(1);
  });

  it('says that there is none', () => {
    renderLink({ cv: undefined });
    expect(screen.getByText('No CV')).toBeTruthy();
  });
});
