import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { useAnswer } from '../api/useAnswer.js';
import { renderPage } from '../test/render.js';
import { serverThat } from '../test/server.js';
import { FetchedList } from './FetchedList.js';

const TEXTS = {
  title: 'People',
  loading: 'Loading the list…',
  failed: 'It failed.',
  retry: 'Try again',
  empty: 'Nobody.',
  needsScript: '',
  call: 'Call us:',
};

function Sample() {
  const { answer, retry } = useAnswer<string[]>('/people');
  const rows = answer && (answer.kind === 'done' ? answer.body : null);
  return (
    <FetchedList id="people" texts={TEXTS} rows={rows} retry={retry} counted={(count) => `${count} people`}>
      {(name) => <li key={name}>{name}</li>}
    </FetchedList>
  );
}

/** One component for two addresses. */
function Switched() {
  const { pathname } = useLocation();
  const { answer } = useAnswer<string>(pathname);
  const shown = answer?.kind === 'done' ? answer.body : 'waiting';
  return <p>{shown}</p>;
}

it('what was fetched for another address is not shown', async () => {
  serverThat({ status: 200, body: 'first' }, () => new Promise(() => undefined));
  const { router } = renderPage(<Switched />, 'en', '/one');
  expect(await screen.findByText('first')).toBeTruthy();
  await act(() => router.navigate('/two'));
  expect(screen.getByText('waiting')).toBeTruthy();
});

describe('a list that is fetched', () => {
  it('says that it is on its way, and how many came', async () => {
    serverThat({ status: 200, body: ['Kamala', 'Ruwan'] });
    renderPage(<Sample />);
    expect(screen.getByRole('status').textContent).toBe('Loading the list…');
    expect((await screen.findAllByRole('listitem')).map((row) => row.textContent)).toEqual(['Kamala', 'Ruwan']);
    expect(screen.getByRole('status').textContent).toBe('2 people');
  });

  it('says that it failed, whom to call, and is fetched again with the focus at its heading', async () => {
    serverThat({ status: 500 }, { status: 200, body: [] });
    const { user } = renderPage(<Sample />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody.')).toBe(screen.getByRole('status'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'People' }));
    expect(screen.getByRole('link', { name: '011 234 5678' })).toBeTruthy();
  });
});
