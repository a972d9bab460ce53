import { screen, within } from '@testing-library/react';
import {
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  TextField,
  type DataProvider,
  type GetManyParams,
} from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { FOR_EXPORT } from '../providers/dataProvider';
import { AuditLog } from '../resources/audit-log/AuditLog';
import { exportedFieldsOf } from '../resources/bookings/booking';
import { teacherProfiles } from '../resources/categories';
import { TeacherProfileList } from '../resources/categories/TeacherProfileList';
import { courses } from '../resources/courses';
import { CourseList } from '../resources/courses/CourseList';
import { FamilyList } from '../resources/families/FamilyList';
import { OutgoingList } from '../resources/outgoing-messages/OutgoingList';
import { BulkActions } from '../decisions/BulkActions';
import { DataTable } from './DataTable';
import { csv } from './exporter';
import { List } from './List';

const TEACHER = 'a'.repeat(24);
const BOOKINGS = [
  {
    id: '1',
    reference: 'OS-1234-5678',
    status: 'Pending',
    childName: '=Amaya',
    childAge: 6,
    parentPhone: '0700000001',
    language: 'ta',
    assignedStaff: TEACHER,
    startingDate: '2027-01-04T18:30:00.000Z',
    createdAt: '2026-11-21T20:15:00.000Z',
  },
  {
    id: '2',
    status: 'Approved',
    childName: 'Kavin',
    notAtSchool: true,
    preschool: true,
    diagnosedCondition: 'Nobody has told us yet',
    parentPhone: '+97455500000',
    createdAt: '2026-11-22T03:00:00.000Z',
  },
];

interface File {
  name: string;
  content: Blob;
}

/** The files that are saved from now on. */
function savedFiles(): File[] {
  const files: File[] = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:';
  };
  URL.revokeObjectURL = () => undefined;
  // jsdom does not download.
  HTMLAnchorElement.prototype.click = function () {
    files.push({ name: this.download, content });
  };
  return files;
}

/** A list of two home bookings, what was asked for by id, and the files that were saved. */
function homeBookings() {
  const files = savedFiles();
  const asked: { resource: string; params: GetManyParams }[] = [];
  const getMany = (resource: string, params: GetManyParams) => {
    asked.push({ resource, params });
    const known = resource === 'alldetails' ? [{ id: TEACHER, tName: 'Priya Rajendran' }] : BOOKINGS;
    return Promise.resolve({ data: known.filter(({ id }) => params.ids.includes(id)) });
  };
  const getList = () => Promise.resolve({ data: BOOKINGS, total: BOOKINGS.length });
  const user = renderAdmin(
    <ResourceContextProvider value="manage-special-need-teacher-booking">
      <List exporter={csv(exportedFieldsOf('special-need-teacher'))}>
        <DataTable bulkActionButtons={<BulkActions />}>
          <DataTable.Col source="childName">
            <TextField source="childName" />
          </DataTable.Col>
        </DataTable>
      </List>
    </ResourceContextProvider>,
    { getList, getMany } as unknown as Partial<DataProvider>,
  );
  return { user, files, asked };
}

/** The cells of a file by column header; no cell here has a comma. */
async function cellsOf(file: File | undefined): Promise<Record<string, string>[]> {
  // jsdom has no Blob.text().
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(file?.content ?? new Blob());
  await read;
  const text = reader.result as string;
  const [head = [], ...rows] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => row.slice(1, -1).split('","'));
  return rows.map((cells) => Object.fromEntries(head.map((word, i): [string, string] => [word, cells[i] ?? ''])));
}

it('needs the fields of a list: without them it fails, and no file is saved', async () => {
  const files = savedFiles();
  const getList = () => Promise.resolve({ data: BOOKINGS, total: BOOKINGS.length });
  const reported = jest.spyOn(console, 'error').mockImplementation();
  const user = renderAdmin(
    <ResourceContextProvider value="inbox">
      <List>
        <DataTable>
          <DataTable.Col source="childName" />
        </DataTable>
      </List>
    </ResourceContextProvider>,
    { getList } as unknown as Partial<DataProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeTruthy();
  expect(files).toEqual([]);
  reported.mockRestore();
});

describe('a CSV file', () => {
  it('is for people: names, words, the time of Sri Lanka, numbers with their zero, and no formula', async () => {
    const { user, files } = homeBookings();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('2 records written to the file.')).toBeTruthy();
    expect(files[0]?.name).toMatch(/^One Step - Home bookings - \d{4}-\d\d-\d\d\.csv$/);
    const [amaya, kavin] = await cellsOf(files[0]);
    expect(amaya).toMatchObject({
      "Child's name": "'=Amaya",
      "Parent's phone number": '070 000 0001',
      'Assigned teacher': 'Priya Rajendran',
      'Starting date': '2027-01-05',
      'Language of the family': 'Tamil',
      Reference: 'OS-1234-5678',
      Received: '2026-11-22 01:45',
    });
    expect(kavin).toMatchObject({
      "Parent's phone number": "'+97455500000",
      'School grade': 'Goes to preschool',
      'Assigned teacher': '',
      Status: 'Approved',
    });
  });

  it('holds the selected records only, where they were asked for', async () => {
    const { user, files, asked } = homeBookings();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Kavin' }));
    const bar = screen.getByRole('region', { name: 'Selected records' });
    await user.click(await within(bar).findByRole('button', { name: 'Download these' }));
    expect(await screen.findByText('1 record written to the file.')).toBeTruthy();
    expect((await cellsOf(files[0])).map((cells) => cells["Child's name"])).toEqual(['Kavin']);
    expect(asked.map(({ params }) => params)).toEqual([expect.objectContaining({ ids: ['2'], meta: FOR_EXPORT })]);
  });

  it('has the fields of the resource where the list names no others', async () => {
    const files = savedFiles();
    const course = {
      id: '1',
      title: 'Calm mornings',
      description: 'How to plan one.',
      link: 'https://calm.example.lk',
    };
    const getList = () => Promise.resolve({ data: [course], total: 1 });
    const user = renderAdmin(
      <ResourceDefinitionContextProvider definitions={{ courses: { name: 'courses', ...courses } }}>
        <ResourceContextProvider value="courses">
          <CourseList />
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>,
      { getList } as unknown as Partial<DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('1 record written to the file.')).toBeTruthy();
    expect(await cellsOf(files[0])).toEqual([
      { 'Course name': 'Calm mornings', Description: 'How to plan one.', Link: 'https://calm.example.lk', Added: '' },
    ]);
  });

  it('of families has what the list shows', async () => {
    const files = savedFiles();
    const contacts = [
      { name: 'Malini Perera', phone: '0771234567', language: 'si' },
      { name: 'Ruwan Perera', email: 'ruwan@example.lk', language: 'en' },
    ];
    const children = [
      { _id: 'c1', name: 'Kasun' },
      { _id: 'c2', name: 'Amaya' },
    ];
    const family = { id: '1', name: 'Perera', contacts, children, requests: 2, createdAt: '2026-11-21T20:15:00.000Z' };
    const getList = () => Promise.resolve({ data: [family], total: 1 });
    const user = renderAdmin(
      <ResourceContextProvider value="family-list">
        <FamilyList />
      </ResourceContextProvider>,
      { getList } as unknown as Partial<DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('1 record written to the file.')).toBeTruthy();
    expect(await cellsOf(files[0])).toEqual([
      {
        Family: 'Perera',
        Contacts: 'Malini Perera, 0771234567; Ruwan Perera, ruwan@example.lk',
        Children: 'Kasun, Amaya',
        Requests: '2',
        Added: '2026-11-22 01:45',
      },
    ]);
  });

  it('of teachers says who has left: whoever reads it must not take them for somebody who works here', async () => {
    const files = savedFiles();
    const priya = { id: '1', tName: 'Priya', service: 'Student counseling', age: 30, experience: 4, qualification: '' };
    const data = [priya, { ...priya, id: '2', tName: 'Ruwani', status: 'left' }];
    const getList = () => Promise.resolve({ data, total: data.length });
    const user = renderAdmin(
      <ResourceDefinitionContextProvider definitions={{ alldetails: { name: 'alldetails', ...teacherProfiles } }}>
        <ResourceContextProvider value="alldetails">
          <TeacherProfileList />
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>,
      { getList } as unknown as Partial<DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('2 records written to the file.')).toBeTruthy();
    expect((await cellsOf(files[0])).map(({ Name, Status }) => [Name, Status])).toEqual([
      ['Priya', ''],
      ['Ruwani', 'Has left'],
    ]);
  });

  it('of the audit has words for a status and for what was changed, as the sentences of the page', async () => {
    const files = savedFiles();
    const changed = { action: 'updated', entity: 'category', fields: ['status'], from: 'active', to: 'left' };
    const data = [
      { id: '1', ...changed },
      { id: '2', action: 'viewed', entity: 'user', fields: ['_id', 'phone_number'] },
    ];
    const getList = (resource: string) => Promise.resolve({ data: resource === 'audit-log' ? data : [], total: 2 });
    const getMany = () => Promise.resolve({ data: [] });
    const user = renderAdmin(
      <ResourceContextProvider value="audit-log">
        <AuditLog />
      </ResourceContextProvider>,
      { getList, getMany } as unknown as Partial<DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('2 records written to the file.')).toBeTruthy();
    expect(await cellsOf(files[0])).toEqual([
      expect.objectContaining({ 'Status before': 'Works with us', 'Status after': 'Has left', Parts: 'Status' }),
      expect.objectContaining({ 'Status before': '', 'Status after': '', Parts: 'Phone Number' }),
    ]);
  });

  it('of messages says what each is about', async () => {
    const files = savedFiles();
    const about = { entity: 'booking', recordId: 'b1', kind: 'shadow-teacher', reference: 'OS-1234-5678' };
    const message = { id: '1', template: 'booking-approved', status: 'sent', channel: 'email', name: 'Malini', about };
    const getList = () => Promise.resolve({ data: [message], total: 1 });
    const user = renderAdmin(
      <ResourceContextProvider value="outgoing-messages">
        <OutgoingList />
      </ResourceContextProvider>,
      { getList } as unknown as Partial<DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('1 record written to the file.')).toBeTruthy();
    expect(await cellsOf(files[0])).toEqual([
      expect.objectContaining({
        To: 'Malini',
        About: 'Bookings',
        Kind: 'Shadow teacher for school',
        Reference: 'OS-1234-5678',
      }),
    ]);
  });
});
