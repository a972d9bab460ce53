import { screen, within } from '@testing-library/react';
import { type DataProvider, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { renderAdmin } from '../../../test/renderAdmin';
import { RowFailure } from '../../ui/FailureNote';
import { RowStateProvider } from '../../ui/rowState';
import { ConflictError } from '../../providers/conflict';
import { Greeting } from './Greeting';
import { LeaveButton } from './LeaveButton';
import { TeacherProfileShow } from './TeacherProfileShow';

describe('Greeting', () => {
  const TOO_LONG = 'This recording is longer than 20 seconds. Please choose a shorter one.';

  /** The part of a profile's page, in a browser that hears so many seconds in every file, or cannot read it. */
  function renderGreeting(seconds?: number) {
    const sent: string[] = [];
    localStorage.setItem('token', 'x');
    globalThis.fetch = (address, init) => {
      sent.push(`${init?.method} ${address as string}`);
      return Promise.resolve(Response.json({ message: 'ok' }));
    };
    Object.assign(globalThis, {
      OfflineAudioContext: class {
        decodeAudioData() {
          return seconds === undefined
            ? Promise.reject(new Error('unknown format'))
            : Promise.resolve({ duration: seconds });
        }
      },
    });
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
  const RECORDING = Object.assign(new File(['sound'], 'hello.mp3', { type: 'audio/mpeg' }), {
    // jsdom's files have no such method.
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(5)),
  });

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
});

describe('TeacherProfileShow', () => {
  const PRIYA = {
    id: '1',
    tName: 'Priya',
    service: 'Student counseling',
    age: 30,
    experience: 4,
    qualification: 'BEd',
    profilePicture: 'uploads/x.webp',
    createdAt: '2026-11-22T04:00:00.000Z',
    updatedAt: '2026-11-22T04:00:00.000Z',
  };

  async function renderPage(profile: object) {
    const provider = {
      getOne: () => Promise.resolve({ data: { ...PRIYA, ...profile } }),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    };
    renderAdmin(
      <ResourceContextProvider value="alldetails">
        <Routes>
          <Route path="/alldetails/:id/show" element={<TeacherProfileShow />} />
        </Routes>
      </ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
      { path: '/alldetails/1/show' },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya' })).toBeTruthy();
  }

  describe('the page about a teacher', () => {
    it('says of who has left that they have, and of others nothing', async () => {
      await renderPage({ status: 'left' });
      expect(screen.getByText('Has left')).toBeTruthy();
    });

    it('has no empty line for the status of who works here', async () => {
      await renderPage({});
      expect(screen.queryByText('Status')).toBeNull();
    });
  });
});

describe('LeaveButton', () => {
  const READ = { id: '1', tName: 'Priya', updatedAt: '2026-01-01T00:00:00.000Z' };
  const NOW = { ...READ, updatedAt: '2026-01-02T04:30:00.000Z' };

  /** The button of a profile that a colleague has marked meanwhile: it is `now`. */
  async function press(profile: object, now: object, to: string) {
    console.error = () => undefined;
    const change = { who: 'meena@onestep.test', fields: ['status'], to, createdAt: NOW.updatedAt };
    const lists: Record<string, object[]> = {
      'admin-accounts': [{ id: 'b', email: change.who, full_name: 'Meena Perera' }],
    };
    const sent: object[] = [];
    const user = renderAdmin(
      <ResourceContextProvider value="alldetails">
        <RecordContextProvider value={profile}>
          <RowStateProvider>
            <LeaveButton />
            <RowFailure />
          </RowStateProvider>
        </RecordContextProvider>
      </ResourceContextProvider>,
      {
        getList: (resource: string) => Promise.resolve({ data: lists[resource] ?? [], total: 0 }),
        update: (_: string, params: { data: object }) => {
          sent.push(params.data);
          return Promise.reject(new ConflictError(now as typeof NOW, ['status'], [change]));
        },
      } as unknown as Partial<DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: /for Priya$/ }));
    return { user, sent };
  }

  it('names who has marked a teacher as left meanwhile, and when', async () => {
    const { user, sent } = await press(READ, { ...NOW, status: 'left' }, 'left');
    const dialog = within(await screen.findByRole('dialog', { name: 'Has Priya left?' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as left' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Meena Perera has set Priya to Has left in the meantime, 2 Jan 2026, 10:00. Your decision was not saved.',
    );
    expect(sent).toEqual([{ status: 'left' }]);
  });

  it('names who has marked a teacher as back meanwhile', async () => {
    const { sent } = await press({ ...READ, status: 'left' }, NOW, 'active');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Meena Perera has set Priya to Works with us in/);
    expect(sent).toEqual([{ status: 'active' }]);
  });
});
