import { screen, waitFor, within } from '@testing-library/react';
import { type DataProvider, HttpError } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { fill } from '../../../test/fill';
import { renderAdmin } from '../../../test/renderAdmin';
import { AddBooking } from './AddBooking';

it('a caller who does not know yet how often or from when is not asked to make it up', async () => {
  const sent: object[] = [];
  const user = renderAdmin(
    <AddBooking />,
    {
      create: (_: string, { data }: { data: object }) => {
        sent.push(data);
        return Promise.resolve({ data: { id: 'b1', reference: 'OS-7K3M-9QXZ', ...data } });
      },
      getList: () => Promise.resolve({ data: [], total: 0 }),
    } as unknown as Partial<DataProvider>,
    { path: '/add-booking?kind=therapy-session-teacher' },
  );
  const type = async (label: string, text: string) => fill(user, await screen.findByLabelText(label), text);
  const add = await screen.findByRole('button', { name: 'Add a booking' });
  await user.click(add);
  expect(await screen.findByText("Enter the child's name.")).toBeTruthy();
  expect(screen.getByText('Ask the parent for their agreement, and record it here.')).toBeTruthy();
  await type("Child's name", 'Kasun');
  await type("Child's age", '7');
  await type('School grade', '2');
  await type('What the parent would like', 'Speech');
  await type("Child's condition", 'Speaks little');
  await type("Parent's name", 'Malini');
  await type("Parent's phone number", '0771234567');
  await user.selectOptions(screen.getByLabelText('Consent'), 'Agreed on the phone');
  await user.click(add);
  expect(await screen.findByText('Enter the starting date.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Starting date still open' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sessions per week still open' }));
  await user.click(add);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ noOfsessionPerweekOpen: true, noOfsessionPerweek: 1, startingDateOpen: true }]);
  expect(sent[0]).toHaveProperty('startingDate', expect.any(Date));
  const panel = await screen.findByRole('complementary');
  expect(panel.textContent).toContain('Booking added for Kasun. Its reference is OS-7K3M-9QXZ');
});

it('where the family was erased meanwhile, the caller’s booking can be added all the same', async () => {
  expectFailedRequests();
  const provider = { getOne: () => Promise.reject(new HttpError('Not found', 404)) };
  renderAdmin(<AddBooking />, provider, { path: '/add-booking?kind=counselling-teacher&family=f1&child=c2' });
  expect(await screen.findByText(/This record no longer exists\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Child's name").value).toBe('');
});

it('from a family’s page it is theirs: contact, language and child are filled in, and the number is no surprise', async () => {
  const joined: object[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    joined.push({ address, body: JSON.parse(init?.body as string) as object });
    return Promise.resolve(Response.json({}));
  };
  const sent: object[] = [];
  const contacts = [
    { name: 'Ruwan', phone: '0719999999', language: 'en' },
    { name: 'Malini', phone: '0771234567', language: 'si', main: true },
  ];
  const children = [
    { _id: 'c1', name: 'Kasun' },
    { _id: 'c2', name: 'Nethmi' },
  ];
  const user = renderAdmin(
    <AddBooking />,
    {
      getOne: () => Promise.resolve({ data: { id: 'f1', name: 'Perera', contacts, children } }),
      getList: (resource: string) => {
        const data =
          resource === 'people-list'
            ? [{ id: 'f1', isFamily: true, phones: ['0771234567'], emails: [], bookings: 1 }]
            : [];
        return Promise.resolve({ data, total: data.length });
      },
      create: (_: string, { data }: { data: object }) => {
        sent.push(data);
        return Promise.resolve({ data: { id: 'b7', reference: 'OS-7K3M-9QXZ', ...data } });
      },
    } as unknown as Partial<DataProvider>,
    { path: '/add-booking?kind=counselling-teacher&family=f1&child=c2' },
  );
  const child = await screen.findByLabelText<HTMLInputElement>("Child's name");
  expect(child.value).toBe('Nethmi');
  expect(screen.getByRole('heading', { name: 'Add a booking: Perera' })).toBeTruthy();
  await fill(user, screen.getByLabelText("Child's age"), '7');
  await fill(user, screen.getByLabelText('School grade'), '2');
  await fill(user, screen.getByLabelText('What the parent would like'), 'To talk');
  await fill(user, screen.getByLabelText("Child's condition"), 'Tires quickly');
  await fill(user, screen.getByLabelText('Sessions per week'), '1');
  await user.selectOptions(screen.getByLabelText('Consent'), 'Agreed on the phone');
  await user.click(screen.getByRole('button', { name: 'Add a booking' }));
  await waitFor(() => expect(joined).toHaveLength(1));
  expect(joined).toEqual([{ address: '/families/f1/records', body: { add: [{ entity: 'booking', id: 'b7' }] } }]);
  expect(sent).toMatchObject([
    { parentName: 'Malini', parentPhone: '0771234567', language: 'si', childName: 'Nethmi' },
  ]);
  expect(screen.queryByText(/This number belongs to/)).toBeNull();
});

it('asks for name and number first, and shows the question of consent in three languages', async () => {
  const user = renderAdmin(<AddBooking />, { getList: () => Promise.resolve({ data: [], total: 0 }) });
  const name = await screen.findByLabelText("Parent's name");
  const child = screen.getByLabelText("Child's name");
  expect(name.compareDocumentPosition(child)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const question = screen.getByRole('region', { name: 'Ask the caller, in their language' });
  expect(within(question).getByText(/^Are you the parent or legal guardian/).lang).toBe('en');
  expect(within(question).getByText(/^ඔබ මේ දරුවාගේ මව/).lang).toBe('si');
  const tamil = within(question).getByText(/^நீங்கள் இந்தப் பிள்ளையின்/);
  const links = within(question).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacy', '/si/privacy', '/ta/privacy']);
  const before = tamil.className;
  await user.selectOptions(screen.getByLabelText(/^Language/), 'Tamil');
  expect(tamil.className).not.toBe(before);
});

it('a child who goes to preschool has no grade: one tick says both', async () => {
  const user = renderAdmin(<AddBooking />, {
    getList: () => Promise.resolve({ data: [], total: 0 }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Goes to preschool' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Not at school' }).checked).toBe(true);
});

it('a number or an address that is known is said to be somebody’s, and whose page that is', async () => {
  const asked: object[] = [];
  const rows = [
    {
      id: 'f1',
      isFamily: true,
      name: 'Ruwan Fernando',
      phone: '0712222222',
      phones: ['0712222222', '0761006547'],
      emails: [],
      records: 3,
      bookings: 2,
    },
    { id: 'r2', name: 'Malini', phones: ['0719999999'], emails: ['malini@example.org'], records: 1, bookings: 0 },
  ];
  const user = renderAdmin(<AddBooking />, {
    getList: (resource: string, { filter }: { filter: object }) => {
      if (resource === 'people-list') asked.push(filter);
      return Promise.resolve({ data: resource === 'people-list' ? rows : [], total: 0 });
    },
  } as unknown as Partial<DataProvider>);
  await user.type(await screen.findByLabelText("Parent's phone number"), '+94 76 100 6547');
  const known = await screen.findByText(/This number belongs to Ruwan Fernando \(2 bookings\)\. Same family\?/);
  const link = within(known).getByRole('link', { name: 'Look at the page of Ruwan Fernando (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('/family-list/f1/show');
  // Read out once, by the region around it.
  expect(screen.queryByRole('alert')).toBeNull();
  // Once for the whole number, not for each digit: every look is in the audit.
  expect(asked).toEqual([{ q: '0761006547' }]);
  await user.type(screen.getByLabelText("Parent's phone number"), '1');
  await waitFor(() => expect(screen.queryByText(/This number belongs to/)).toBeNull());
  await user.type(screen.getByLabelText("Parent's email (optional)"), 'Malini@example.org');
  expect(await screen.findByText(/address belongs to Malini \(1 record\)\. Same family\?/)).toBeTruthy();
});

it.each([
  ["Parent's phone number", '0761006547', 'Whether this number is known already could not be looked up.'],
  ["Parent's email (optional)", 'a@b.lk', 'Whether this email address is known already could not be looked up.'],
])('says where it is not known whose the %s is', async (label, typed, sentence) => {
  expectFailedRequests();
  const failures = [new HttpError('Not now', 503)];
  const user = renderAdmin(<AddBooking />, {
    getList: (resource: string) => {
      const failure = resource === 'people-list' && failures.pop();
      return failure ? Promise.reject(failure) : Promise.resolve({ data: [], total: 0 });
    },
  });
  await user.type(await screen.findByLabelText(label), typed);
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain(sentence);
  expect(failure.closest('[role=status]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
