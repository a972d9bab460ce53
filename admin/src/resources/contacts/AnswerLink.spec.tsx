import { screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { AnswerLink } from './AnswerLink';

const MESSAGE = { id: 'm1', name: 'Malini', status: 'new' };
const renderLink = (message: object) =>
  renderAdmin(
    <ResourceContextProvider value="getcontact">
      <RecordContextProvider value={{ ...MESSAGE, ...message }}>
        <p>The row</p>
        <AnswerLink />
      </RecordContextProvider>
    </ResourceContextProvider>,
    {},
  );

describe('AnswerLink', () => {
  it('leads from a row of the list to the form that answers', async () => {
    renderLink({});
    const link = await screen.findByRole('link', { name: 'Answer for Malini' });
    expect(link.getAttribute('href')).toBe('/getcontact/m1/show#answer');
  });
  it.each([{ status: 'answered' }, { status: 'closed' }, { consentWithdrawnAt: '2026-11-27T00:00:00.000Z' }])(
    'is left out where nothing is to be answered: %j',
    async (message) => {
      renderLink(message);
      expect(await screen.findByText('The row')).toBeTruthy();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
