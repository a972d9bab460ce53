import { screen } from '@testing-library/react';
import { type DataProvider, HttpError } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { fill } from '../../../test/fill';
import { hearsIn, RECORDING } from '../../../test/recording';
import { renderAdmin } from '../../../test/renderAdmin';
import { ProfileCreate } from '.';

const TOO_LONG = 'This recording is longer than 20 seconds. Please choose a shorter one.';

/** The form, filled but for the recording; the server answers so to the recording, or refuses the profile. */
async function renderFilled(answer: Response, refusal?: HttpError) {
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
        return refusal ? Promise.reject(refusal) : Promise.resolve({ data: { ...data, id: 'a' } });
      },
    } as unknown as Partial<DataProvider>,
    { path: '/adddetails' },
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Service' }), 'Student counseling');
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Priya');
  await fill(user, screen.getByRole('textbox', { name: 'Age' }), '30');
  await fill(user, screen.getByRole('textbox', { name: 'Experience' }), '4');
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
    screen.getByText(`The details are added, but without the voice greeting. Choose it again on this page. ${refused}`),
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

it('leads to the first field that is wrong, which is a choice', async () => {
  const user = renderAdmin(<ProfileCreate />, {}, { path: '/adddetails' });
  await user.click(await screen.findByRole('button', { name: 'Add a teacher profile' }));
  expect(await screen.findByText('Choose a service.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Service' }));
});

it('leads to the picture where the server finds that it is none', async () => {
  expectFailedRequests();
  const profilePicture = 'Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
  const { user } = await renderFilled(
    Response.json({}),
    new HttpError('x', 400, { message: profilePicture, errors: { profilePicture } }),
  );
  await user.click(add());
  expect(await screen.findByText(profilePicture)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Profile picture'));
});
