import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type DataProvider, HttpError, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { RowFailure } from '../../ui/FailureNote';
import { RowStateProvider } from '../../ui/rowState';
import { ConflictError } from '../../providers/conflict';
import { AddBooking } from './AddBooking';
import { AssignField } from './AssignField';

describe('AddBooking', () => {
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
    const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
    await type("Child's name", 'Kasun');
    await type("Child's age", '7');
    await type('School grade', '2');
    await type('What the parent would like', 'Speech');
    await type("Child's condition", 'Speaks little');
    await type("Parent's name", 'Malini');
    await type("Parent's phone number", '0771234567');
    await user.selectOptions(screen.getByLabelText('Consent'), 'Agreed on the phone');
    const add = screen.getByRole('button', { name: 'Add a booking' });
    await user.click(add);
    expect(await screen.findByText('Enter the starting date.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Starting date still open' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sessions per week still open' }));
    await user.click(add);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ noOfsessionPerweekOpen: true, noOfsessionPerweek: 1, startingDateOpen: true }]);
    expect(sent[0]).toHaveProperty('startingDate', expect.any(Date));
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
    await user.type(screen.getByLabelText("Child's age"), '7');
    await user.type(screen.getByLabelText('School grade'), '2');
    await user.type(screen.getByLabelText('What the parent would like'), 'To talk');
    await user.type(screen.getByLabelText("Child's condition"), 'Tires quickly');
    await user.type(screen.getByLabelText('Sessions per week'), '1');
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
    // Once for the whole number, not for each digit: every look is in the audit.
    expect(asked).toEqual([{ q: '0761006547' }]);
    await user.type(screen.getByLabelText("Parent's phone number"), '1');
    await waitFor(() => expect(screen.queryByText(/This number belongs to/)).toBeNull());
    await user.type(screen.getByLabelText("Parent's email (optional)"), 'Malini@example.org');
    expect(await screen.findByText(/address belongs to Malini \(1 record\)\. Same family\?/)).toBeTruthy();
  });
});

describe('AssignField', () => {
  const KASUN = {
    id: 'b1',
    kind: 'counselling-teacher',
    childName: 'Kasun',
    status: 'Pending',
    preferredStaff: 'wished',
  };
  const SERVICE = 'Student counseling';
  const STAFF = [
    { id: 'other', tName: 'Anula', service: 'School Readiness Program' },
    { id: 'own', tName: 'Bima', service: SERVICE },
    { id: 'gone', tName: 'Chitra', service: SERVICE, status: 'left' },
    { id: 'wished', tName: 'Dilani', service: SERVICE },
  ];

  function renderField(record: object = KASUN, failure?: Error, lists: Record<string, object[]> = {}) {
    const saved: object[] = [];
    const provider = {
      getList: (resource: string) => Promise.resolve({ data: lists[resource] ?? STAFF, total: STAFF.length }),
      update: (_resource: string, { data }: { data: object }) => {
        saved.push(data);
        return failure ? Promise.reject(failure) : Promise.resolve({ data: { ...record, ...data } });
      },
    };
    const user = renderAdmin(
      <ResourceContextProvider value="inbox">
        <RecordContextProvider value={record}>
          <RowStateProvider>
            <AssignField />
            <RowFailure />
          </RowStateProvider>
        </RecordContextProvider>
      </ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
    );
    const select = screen.getByRole('combobox', { name: 'assigned teacher for Kasun' });
    return { user, saved, select };
  }
  const bima = { name: 'Bima (Student counseling)' };

  describe('the assigned teacher', () => {
    it('is chosen among those who work with us: whom the family asked for, the service, the others', async () => {
      renderField({ ...KASUN, status: 'Approved' });
      await screen.findByRole('option', bima);
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Nobody yet',
        'Dilani, requested by the family',
        'Bima (Student counseling)',
        'Anula (School Readiness Program)',
      ]);
    });

    it('is not changed where the consent was withdrawn', () => {
      const { select } = renderField({ ...KASUN, consentWithdrawnAt: '2026-01-01T00:00:00.000Z' });
      expect((select as HTMLSelectElement).disabled).toBe(true);
    });

    it('stays shown after leaving', async () => {
      const { select } = renderField({ ...KASUN, assignedStaff: 'gone' });
      expect(await screen.findByRole('option', { name: 'Chitra (Student counseling)' })).toBeTruthy();
      expect((select as HTMLSelectElement).value).toBe('gone');
    });

    it('is saved as soon as it is chosen, with the approval if that was chosen', async () => {
      const { user, saved, select } = renderField();
      await user.selectOptions(select, await screen.findByRole('option', bima));
      expect(await screen.findByText('Teacher assigned to Kasun.')).toBeTruthy();
      await user.selectOptions(select, 'approve own');
      expect(await screen.findByText('Saved: Kasun is Approved.')).toBeTruthy();
      await waitFor(() =>
        expect(saved).toEqual([{ assignedStaff: 'own' }, { status: 'Approved', assignedStaff: 'own' }]),
      );
    });

    it('is saved by a button after a choice by arrow keys', async () => {
      const { user, saved, select } = renderField();
      await screen.findByRole('option', bima);
      fireEvent.keyDown(select, { key: 'ArrowDown' });
      fireEvent.change(select, { target: { value: 'approve wished' } });
      expect(saved).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Cancel assigned teacher for Kasun' }));
      expect((select as HTMLSelectElement).value).toBe('');
      fireEvent.keyDown(select, { key: 'ArrowDown' });
      fireEvent.change(select, { target: { value: 'own' } });
      await user.click(screen.getByRole('button', { name: 'Save assigned teacher for Kasun' }));
      await waitFor(() => expect(saved).toEqual([{ assignedStaff: 'own' }]));
    });

    it('of a colleague is not overwritten', async () => {
      expectFailedRequests();
      const theirs = { ...KASUN, assignedStaff: 'wished', updatedAt: '2026-01-02T04:30:00.000Z' };
      const changed = { who: 'meena@onestep.test', fields: ['assignedStaff'], createdAt: theirs.updatedAt };
      const lists = {
        'admin-accounts': [{ id: 'b', email: changed.who, full_name: 'Meena Perera' }],
      };
      const { user, select } = renderField(KASUN, new ConflictError(theirs, ['assignedStaff'], [changed]), lists);
      await user.selectOptions(select, await screen.findByRole('option', bima));
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Meena Perera has changed the teacher of Kasun in the meantime, 2 Jan 2026, 10:00: Dilani. Your choice was not saved: Bima.',
      );
    });

    it('of a booking that was deleted is not saved, which is said where the row is gone', async () => {
      expectFailedRequests();
      const { user, select } = renderField(KASUN, new HttpError('Not found', 404));
      await user.selectOptions(select, await screen.findByRole('option', bima));
      await screen.findByRole('alert');
      expect(screen.getAllByText(/This record no longer exists\.$/)).toHaveLength(2);
    });
  });
});
