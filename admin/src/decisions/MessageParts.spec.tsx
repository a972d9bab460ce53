import { screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider, type DataProvider } from 'react-admin';
import { activeButton } from '../../test/activeButton';
import { answering } from '../../test/answering';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import type { OutgoingMessage } from '../config/message';
import { MessageActions, MessageState } from './MessageParts';
import { MessagesSection } from './MessagesSection';

const MESSAGE: OutgoingMessage = {
  id: 'm1',
  to: 'malini@example.lk',
  name: 'Malini',
  email: 'malini@example.lk',
  phone: '0771234567',
  channel: 'email',
  template: 'booking-approved',
  language: 'en',
  subject: 'x',
  text: 'Approved.',
  status: 'failed',
  about: { entity: 'booking', recordId: 'b1', kind: 'shadow-teacher' },
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-02T04:30:00.000Z',
};
const TOLD = { status: 'told', told: { at: MESSAGE.updatedAt, by: 'phone', who: 'meena@onestep.test' } } as const;
const accounts = () => Promise.resolve({ data: [], total: 0 });

describe('the state of a message that nobody has sent', () => {
  it.each([
    ['booking-approved', 'Still to tell.'],
    ['booking-received', 'Receipt not sent.'],
    ['booking-changed', 'Not sent yet.'],
  ] as const)('%s is "%s"', async (template, state) => {
    renderAdmin(<MessageState message={{ ...MESSAGE, status: 'waiting', template }} />, {});
    expect(await screen.findByText(state)).toBeTruthy();
  });
});

it.each([
  ['Told by phone', {}, 'POST', '/outbox/m1/told'],
  ['Send again', {}, 'POST', '/outbox/m1/resend'],
  ['Not told after all', TOLD, 'DELETE', '/outbox/m1/told'],
])('“%s” is about the message as it is shown', async (label, state, method, address) => {
  const sent = answering(() => ({}));
  const user = renderAdmin(<MessageActions message={{ ...MESSAGE, ...state }} />, { getList: accounts });
  await user.click(await activeButton(`${label} for Malini`));
  expect(sent).toMatchObject([{ method, address, version: `"${MESSAGE.updatedAt}"` }]);
});

it('what a colleague has told meanwhile is not replaced, and shown', async () => {
  expectFailedRequests();
  let message = MESSAGE;
  answering(() => {
    message = { ...MESSAGE, ...TOLD };
    return Response.json({ message: 'Somebody else has changed this in the meantime.' }, { status: 412 });
  });
  const messages = () => Promise.resolve({ data: [message], total: 1 });
  const getList = (resource: string) => (resource === 'admin-accounts' ? accounts() : messages());
  const user = renderAdmin(
    <ResourceContextProvider value="inbox">
      <RecordContextProvider value={{ id: 'b1', childName: 'Kasun' }}>
        <MessagesSection />
      </RecordContextProvider>
    </ResourceContextProvider>,
    { getList } as unknown as Partial<DataProvider>,
  );
  await user.click(await activeButton('Told by phone for Malini'));
  expect(await activeButton('Not told after all for Malini')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'This could not be marked as told. Somebody else has changed this in the meantime.',
  );
});
