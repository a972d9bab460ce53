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

it.each([20, 20.9, undefined])('a greeting of %s seconds is saved', async (seconds) => {
  const { user, sent } = renderGreeting(seconds);
  await user.upload(screen.getByLabelText('Voice greeting', { selector: 'input' }), RECORDING);
  expect(await screen.findByText('The voice greeting is saved.')).toBeTruthy();
  expect(sent).toEqual(['PUT /category/greeting/a']);
});

it.each([21.1, 60])('a greeting of %s seconds is refused beside the file', async (seconds) => {
  const { user, sent } = renderGreeting(seconds);
  const input = screen.getByLabelText('Voice greeting', { selector: 'input' });
  await user.upload(input, RECORDING);
  const told = await screen.findByText(TOO_LONG);
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(told.id);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});
