import { screen, within } from '@testing-library/react';
import { type DataProvider, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { RowFailure } from '../../ui/FailureNote';
import { RowStateProvider } from '../../ui/rowState';
import { ConflictError } from '../../providers/conflict';
import { Greeting } from './Greeting';
import { ProfileCreate } from '.';
import { LeaveButton } from './LeaveButton';
import { TeacherProfileShow } from './TeacherProfileShow';

const TOO_LONG = 'This recording is longer than 20 seconds. Please choose a shorter one.';

const RECORDING = Object.assign(new File(['sound'], 'hello.mp3', { type: 'audio/mpeg' }), {
  // jsdom's files have no such method.
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(5)),
});

/** A browser that hears so many seconds in every file, or cannot read it. */
function hearsIn(seconds?: number): void {
  Object.assign(globalThis, {
    OfflineAudioContext: class {
      decodeAudioData() {
        return seconds === undefined
          ? Promise.reject(new Error('unknown format'))
          : Promise.resolve({ duration: seconds });
      }
    },
  });
}

describe('Greeting', () => {
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
});

describe('ProfileCreate', () => {
  /** The form, filled but for the recording; the server answers so to the recording. */
  async function renderFilled(answer: Response) {
    const added: object[] = [];
    const sent: string[] = [];
    hearsIn(20);
    localStorage.setItem('token', 'x');
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    globalThis.fetch = (address, init) => {
      const file = init?.body instanceof FormData && init.body.get('greeting');
      sent.push(`${init?.method} ${address as string} ${file instanceof File && file.name}`);
      return Promise.resolve(answer);
    };
    const user = renderAdmin(
      <Routes>
        <Route path="/adddetails" element={<ProfileCreate />} />
        <Route path="/alldetails" element="The list" />
        <Route path="/alldetails/:id/show" element="The profile" />
      </Routes>,
      {
        create: (_: string, { data }: { data: object }) => {
          added.push(data);
          return Promise.resolve({ data: { ...data, id: 'a' } });
        },
      } as unknown as Partial<DataProvider>,
      { path: '/adddetails' },
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Service' }), 'Student counseling');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Priya');
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '30');
    await user.type(screen.getByRole('textbox', { name: 'Experience' }), '4');
    await user.upload(screen.getByLabelText('Profile picture'), new File(['x'], 'me.png', { type: 'image/png' }));
    return { user, added, sent };
  }
  const recording = () => screen.getByLabelText('Voice greeting (optional)');
  const add = () => screen.getByRole('button', { name: 'Add a teacher profile' });

  it('sends the recording about the profile once that is there', async () => {
    const { user, added, sent } = await renderFilled(Response.json({ message: 'ok' }));
    await user.upload(recording(), RECORDING);
    await user.click(add());
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(screen.getByText('Details Added Successfully')).toBeTruthy();
    expect(added).toEqual([expect.objectContaining({ tName: 'Priya' })]);
    expect(added[0]).not.toHaveProperty('greeting');
    expect(sent).toEqual(['PUT /category/greeting/a hello.mp3']);
  });

  it('leads to the profile where the recording is refused, which says so and why', async () => {
    expectFailedRequests();
    const refused = 'Voice greeting must be an MP3, M4A or OGG recording.';
    const { user, added } = await renderFilled(
      Response.json({ message: refused, errors: { greeting: refused } }, { status: 400 }),
    );
    await user.upload(recording(), RECORDING);
    await user.click(add());
    expect(await screen.findByText('The profile')).toBeTruthy();
    expect(
      screen.getByText(
        `The details are added, but without the voice greeting. Choose it again on this page. ${refused}`,
      ),
    ).toBeTruthy();
    expect(added).toHaveLength(1);
  });

  it('adds nothing while the recording is too long, and goes without it', async () => {
    const { user, added, sent } = await renderFilled(Response.json({}));
    hearsIn(60);
    await user.upload(recording(), RECORDING);
    expect(await screen.findByText(TOO_LONG)).toBeTruthy();
    await user.click(add());
    expect(added).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Do not use this recording' }));
    await user.click(add());
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent).toEqual([]);
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
    expectFailedRequests();
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
