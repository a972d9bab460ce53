import { screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { hearsIn, RECORDING } from '../../../test/recording';
import { renderAdmin } from '../../../test/renderAdmin';
import { Greeting } from './Greeting';

const TOO_LONG = 'This recording is longer than 20 seconds. Please choose a shorter one.';

/** The part of a profile's page, in a browser that hears so many seconds in every file, or cannot read it. */
function renderGreeting(seconds?: number) {
  const sent: string[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    sent.push(`${init?.method} ${address as string}`);
    return Promise.resolve(Response.json({ message: 'ok' }));
  };
  hearsIn(seconds);
  const user = renderAdmin(
    <ResourceContextProvider value="alldetails">
      <RecordContextProvider value={{ id: 'a' }}>
        <Greeting />
      </RecordContextProvider>
    </ResourceContextProvider>,
    {},
  );
  return { user, sent };
}

const SENT = ['PUT /category/greeting/a'];
it.each([
  [20, SENT, 'The voice greeting is saved.'],
  [20.9, SENT, 'The voice greeting is saved.'],
  [21.1, [], TOO_LONG],
  [60, [], TOO_LONG],
  [undefined, SENT, 'The voice greeting is saved.'],
])('a greeting of %s seconds', async (seconds, requests, told) => {
  const { user, sent } = renderGreeting(seconds);
  await user.upload(screen.getByLabelText('Voice greeting', { selector: 'input' }), RECORDING);
  expect(await screen.findByText(told)).toBeTruthy();
  expect(sent).toEqual(requests);
});
