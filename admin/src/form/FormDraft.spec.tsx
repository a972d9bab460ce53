import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { DataProvider } from 'react-admin';
import { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { COURSE_FIELDS } from '#contract/courses';
import { renderAdmin } from '../../test/renderAdmin';
import { sweepDrafts } from '../providers/drafts';
import { hasUnsaved } from '../providers/unsaved';
import { EditPage } from './pages';

const CALM = {
  id: '1',
  title: 'Calm',
  description: 'One',
  link: 'https://courses.example.lk/calm',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const TICKED = { languages: TEACHER_PROFILE_FIELDS.languages };

function signIn(sub: string): void {
  const payload = Buffer.from(JSON.stringify({ sub, role: 'Admin', iat: 0, exp: 4_000_000_000 })).toString('base64url');
  localStorage.setItem('token', `h.${payload}.s`);
}

/** Opens the form of a course, as a page that has just been loaded does. */
function openForm(course: object = CALM, path = '/courses/1') {
  cleanup();
  sweepDrafts();
  const sent: unknown[] = [];
  const provider = {
    getOne: () => Promise.resolve({ data: course }),
    update: (_resource: string, { data }: { data: object }) => {
      sent.push(data);
      return Promise.resolve({ data: { ...course, ...data } });
    },
  };
  const user = renderAdmin(
    <Routes>
      <Route path="/courses" element="The list" />
      <Route path="/alldetails/:id" element={<EditPage resource="alldetails" rules={TICKED} />} />
      <Route path="/courses/:id" element={<EditPage resource="courses" rules={COURSE_FIELDS} />} />
    </Routes>,
    provider as unknown as Partial<DataProvider>,
    { path },
  );
  return { user, sent };
}

const description = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Description' });
const offer = () => screen.queryByText(/was not saved/);
const press = (name: string) => screen.getByRole('button', { name });

async function typeAndReload(course?: object) {
  const { user } = openForm();
  await user.type(await description(), ' and two');
  return openForm(course);
}

describe('what is typed into a form', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });
  beforeEach(() => {
    sessionStorage.clear();
    signIn('anula');
  });

  it('is offered again after a reload, and only that is saved', async () => {
    const { user, sent } = await typeAndReload({ ...CALM, title: 'Calmer' });
    expect((await description()).value).toBe('One');
    await user.click(press('Bring it back'));
    expect((await description()).value).toBe('One and two');
    expect(offer()).toBeNull();
    await user.click(press('Save'));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent).toEqual([{ description: 'One and two' }]);
  });

  it('and what is ticked, too', async () => {
    const profile = { id: '1', languages: ['en'] };
    const sinhala = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sinhala' });
    await openForm(profile, '/alldetails/1').user.click(await sinhala());
    const { user } = openForm(profile, '/alldetails/1');
    expect((await sinhala()).checked).toBe(false);
    await user.click(press('Bring it back'));
    expect((await sinhala()).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'English' }).checked).toBe(true);
  });

  it('says so where the record was changed since', async () => {
    await typeAndReload({ ...CALM, updatedAt: '2026-01-02T00:00:00.000Z' });
    await description();
    expect(offer()?.textContent).toContain('The record has been changed since');
  });

  it('is unsaved until it is saved, and then kept no longer', async () => {
    const { user } = openForm();
    await description();
    expect(hasUnsaved()).toBe(false);
    await user.type(await description(), '!');
    expect(hasUnsaved()).toBe(true);
    expect(sessionStorage).toHaveLength(1);
    await user.click(press('Save'));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(hasUnsaved()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept no longer once it is taken back by hand, or its offer is refused', async () => {
    const { user } = await typeAndReload();
    await description();
    await user.click(press('Discard it'));
    expect(sessionStorage).toHaveLength(0);
    await user.type(await description(), '!');
    await user.type(await description(), '{Backspace}');
    expect(hasUnsaved()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it("is nobody else's, and goes with whoever signs in next", async () => {
    const { user } = openForm();
    await user.type(await description(), '!');
    signIn('bandu');
    openForm();
    await description();
    expect(offer()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten after half an hour', async () => {
    const { user } = openForm();
    await user.type(await description(), '!');
    Date.now = () => now() + 31 * 60 * 1000;
    openForm();
    await description();
    expect(offer()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
