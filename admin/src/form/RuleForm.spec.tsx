import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditBase, HttpError, ResourceContextProvider, type DataProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { COURSE_FIELDS } from '#contract/courses';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { ConflictError } from '../providers/conflict';
import { editedFieldsOf, openFieldsOf } from '../resources/bookings/booking';
import { CreatePage, EditPage } from './pages';
import { RuleForm } from './RuleForm';

const CALM = {
  id: '1',
  title: 'Calm',
  description: 'One',
  link: 'https://courses.example.lk/calm',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const A_BOOKING = {
  childName: 'Kasun',
  childAge: 7,
  schoolGrade: 2,
  schoolName: 'Hill Street',
  location: 'Dehiwala',
  requirementsNeeds: 'Reading',
  schoolTimeDuration: '8 to 1',
  childNeeds: 'Short sentences',
  startingDate: '2027-01-04T18:30:00.000Z',
  status: 'Pending',
};

interface Sent {
  data: object;
  meta?: { read: object };
}

const ROUTES = (
  <Routes>
    <Route path="/courses" element="The list" />
    <Route path="/courses/:id" element={<EditPage resource="courses" rules={COURSE_FIELDS} />} />
    <Route path="/addCourse" element={<CreatePage resource="courses" rules={COURSE_FIELDS} />} />
  </Routes>
);

/** The forms of a course; `answer` is the response to the first save, `lists` what else the server has. */
function renderForm(path: string, answer?: Error, lists: Record<string, object[]> = {}, stored: object = CALM) {
  const sent: Sent[] = [];
  const save = (_resource: string, params: Sent) => {
    sent.push(params);
    return answer && sent.length === 1
      ? Promise.reject(answer)
      : Promise.resolve({ data: { ...CALM, ...params.data } });
  };
  const getOne = () => Promise.resolve({ data: stored });
  const getList = (resource: string) => Promise.resolve({ data: lists[resource] ?? [], total: 0 });
  const provider = { getOne, getList, create: save, update: save } as unknown as Partial<DataProvider>;
  const user = renderAdmin(ROUTES, provider, { path });
  return { user, sent };
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Course name' });
const description = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Description' });
const alertText = async (text: RegExp) => expect(await screen.findByText(text)).toBeTruthy();

describe('a form generated from rules', () => {
  it('validates by the rules, with their messages at the fields', async () => {
    const { user, sent } = renderForm('/addCourse');
    await user.type(await screen.findByRole('textbox', { name: 'Link' }), 'not a link');
    await user.click(screen.getByRole('button', { name: 'Add a course' }));
    expect(await screen.findByText('Enter the course name.')).toBeTruthy();
    const title = await name();
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(title);
    expect(sent).toEqual([]);
  });

  it('adds a record and leads to the list', async () => {
    const { user, sent } = renderForm('/addCourse');
    await user.type(await name(), ' Calm ');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'One');
    await user.type(screen.getByRole('textbox', { name: 'Link' }), CALM.link);
    await user.click(screen.getByRole('button', { name: 'Add a course' }));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(screen.getByText('Course added successfully!')).toBeTruthy();
    expect(sent[0]?.data).toEqual({ title: 'Calm', description: 'One', link: CALM.link });
  });

  it('adds one record with a double click', async () => {
    const { user, sent } = renderForm('/addCourse');
    await user.type(await name(), 'Calm');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'One');
    await user.type(screen.getByRole('textbox', { name: 'Link' }), CALM.link);
    const add = screen.getByRole('button', { name: 'Add a course' });
    fireEvent.click(add);
    fireEvent.click(add);
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('sends only what was changed, about the record as it was opened', async () => {
    const { user, sent } = renderForm('/courses/1');
    await user.type(await name(), 'er');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent).toEqual([expect.objectContaining({ data: { title: 'Calmer' }, meta: { read: CALM } })]);
  });

  it('refuses nothing that is as it was stored, by older rules, and what is typed by those of today', async () => {
    const { user, sent } = renderForm('/courses/1', undefined, {}, { ...CALM, link: 'no link', description: null });
    await user.type(await name(), 'er');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent.map(({ data }) => data)).toEqual([{ title: 'Calmer' }]);
  });

  it('refuses a value that is no better than the stored one was', async () => {
    const { user, sent } = renderForm('/courses/1', undefined, {}, { ...CALM, link: 'no link' });
    await name();
    const link = screen.getByRole('textbox', { name: 'Link' });
    await user.type(link, 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  });

  it("shows the server's field errors at their fields, leads to the first, and keeps what was typed", async () => {
    expectFailedRequests();
    const body = { message: 'This name is taken.', errors: { title: 'This name is taken.' } };
    const { user } = renderForm('/courses/1', new HttpError('x', 409, body));
    await user.type(await name(), 'er');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This name is taken.')).toBeTruthy();
    expect((await name()).value).toBe('Calmer');
    expect(document.activeElement).toBe(await name());
  });

  it("shows any other failure with the page's message and the reason", async () => {
    expectFailedRequests();
    const { user } = renderForm('/courses/1', new HttpError('admin.errors.unreachable', 0));
    await user.type(await name(), 'er');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await alertText(/^The course could not be saved. The server cannot be reached/);
    expect((await name()).value).toBe('Calmer');
  });

  it("shows a colleague's newer values, and can keep them", async () => {
    expectFailedRequests();
    const theirs = { ...CALM, title: 'Theirs', updatedAt: '2026-01-02T00:00:00.000Z' };
    const { user, sent } = renderForm('/courses/1', new ConflictError(theirs, ['title']));
    await user.type(await name(), 'er');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this in the meantime' });
    expect(dialog.textContent).toContain('It now says:Course name: TheirsYou typed:Course name: Calmer');
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(async () => expect((await name()).value).toBe('Theirs'));
    expect(sent).toHaveLength(1);
  });

  const conflicted = async (theirs: object, fields: string[]) => {
    expectFailedRequests();
    const { id, link } = CALM;
    const current = { id, description: 'One', link, updatedAt: '2026-01-02T00:00:00.000Z', ...theirs };
    const { user, sent } = renderForm('/courses/1', new ConflictError(current, fields));
    await user.type(await name(), 'er');
    await user.type(description(), ' and two');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog');
    return { user, sent, current };
  };

  it('whose values are taken for the same fields only: what was typed into others stays, and is saved', async () => {
    const { user, sent, current } = await conflicted({ title: 'Theirs', link: 'https://courses.example.lk/new' }, [
      'title',
    ]);
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(async () => expect((await name()).value).toBe('Theirs'));
    expect(description().value).toBe('One and two');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(
      'https://courses.example.lk/new',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent[1]).toEqual(
      expect.objectContaining({
        data: { description: 'One and two' },
        meta: { read: current },
      }),
    );
  });

  it('also where they emptied the field', async () => {
    const { user, sent } = await conflicted({}, ['title']);
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(async () => expect((await name()).value).toBe(''));
    expect(description().value).toBe('One and two');
    await user.type(await name(), 'New');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent[1]?.data).toEqual({ title: 'New', description: 'One and two' });
  });

  it.each(['Cancel', 'Escape'])('%s decides nothing: all that was typed stays', async (way) => {
    const { user, sent } = await conflicted({ title: 'Theirs' }, ['title']);
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
    else await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await name()).value).toBe('Calmer');
    expect(description().value).toBe('One and two');
    expect(sent).toHaveLength(1);
  });

  it('which are written as on any page: dates, choices and names, not what is stored', async () => {
    expectFailedRequests();
    const read = { id: 'b1', childName: 'Kasun', updatedAt: '2026-01-01T00:00:00.000Z' };
    const theirs = {
      ...read,
      startingDate: '2027-02-02T00:00:00.000Z',
      bestTime: 'afternoon',
      assignedStaff: 't1',
      status: 'Approved',
      startingDateOpen: false,
    };
    const fields = ['startingDate', 'bestTime', 'assignedStaff', 'status', 'startingDateOpen'];
    const rules = { ...editedFieldsOf('shadow-teacher'), ...openFieldsOf({ startingDateOpen: true }) };
    const list = Promise.resolve({
      data: [{ id: 't1', tName: 'Anula', service: 'Shadow teacher for school' }],
      total: 1,
    });
    const user = renderAdmin(
      <ResourceContextProvider value="manage-shadow-teacher-booking">
        <EditBase id="b1" mutationMode="pessimistic" redirect={false}>
          <RuleForm rules={rules} />
        </EditBase>
      </ResourceContextProvider>,
      {
        getOne: () => Promise.resolve({ data: { ...read, ...A_BOOKING } }),
        getList: () => list,
        getMany: () => list,
        update: () => Promise.reject(new ConflictError({ ...A_BOOKING, ...theirs }, fields)),
      } as unknown as Partial<DataProvider>,
    );
    await user.type(await screen.findByRole('textbox', { name: "Child's name" }), 'a');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
        'Starting date: 2 Feb 2027',
        'Best time to call: In the afternoon (2 to 5)',
        'Assigned teacher: Anula',
        'Status: Approved',
        expect.stringMatching(/: No$/),
        'Starting date: 5 Jan 2027',
        'Best time to call: –',
        'Assigned teacher: –',
        'Status: Pending',
        expect.stringMatching(/: (No|Yes|–)$/),
      ]),
    );
  });

  it('with who changed them, and when', async () => {
    expectFailedRequests();
    const theirs = { ...CALM, title: 'Theirs', updatedAt: '2026-01-02T04:30:00.000Z' };
    const history = [
      { who: 'bima@onestep.test', fields: ['link'], createdAt: '2026-01-02T05:30:00.000Z' },
      { who: 'meena@onestep.test', fields: ['title'], createdAt: '2026-01-02T04:30:00.000Z' },
    ];
    const lists: Record<string, object[]> = {
      'admin-accounts': [{ id: 'c', email: 'meena@onestep.test', full_name: 'Meena Perera' }],
    };
    const { user } = renderForm('/courses/1', new ConflictError(theirs, ['title'], history), lists);
    await user.type(await name(), 'er');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Meena Perera changed it, 2 Jan 2026, 10:00. Your changes are not saved yet.'),
    ).toBeTruthy();
  });

  it('or overwrites them, after a question', async () => {
    expectFailedRequests();
    const theirs = { ...CALM, title: 'Theirs', updatedAt: '2026-01-02T00:00:00.000Z' };
    const { user, sent } = renderForm('/courses/1', new ConflictError(theirs, ['title']));
    await user.type(await name(), 'er');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(sent[1]).toEqual(expect.objectContaining({ data: { title: 'Calmer' }, meta: { read: theirs } }));
  });
});
