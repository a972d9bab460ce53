import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Create, type DataProvider, RecordContextProvider, ResourceContextProvider, SimpleForm } from 'react-admin';
import { PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { Rules } from '#contract/rule';
import { renderAdmin } from '../../test/renderAdmin';
import { AuditLines } from '../audit/AuditLines';
import type { AuditLine } from '../audit/line';
import { RowStateProvider } from '../ui/rowState';
import { i18nProvider } from '../messages';
import { Fields } from '../record/Fields';
import { ReportPage } from '../report/ReportPage';
import { AssignField } from '../resources/bookings/AssignField';
import { fieldsOf } from '../resources/bookings/booking';
import { TeacherProfileList } from '../resources/categories/TeacherProfileList';
import { PriceList } from '../resources/services/PriceList';
import { EmailLink } from './EmailLink';
import { RuleInput } from './RuleInput';

describe('EmailLink', () => {
  describe('the link to an e-mail address', () => {
    it('writes to it', () => {
      render(<EmailLink address="nimal@example.org" />);
      const link = screen.getByRole('link');
      expect(link.textContent).toBe('nimal@example.org');
      expect(link.getAttribute('href')).toBe('mailto:nimal@example.org');
    });

    it('lets no address add a subject or another recipient', () => {
      render(<EmailLink address="a?subject=x&bcc=b@example.org" />);
      expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:a%3Fsubject%3Dx%26bcc%3Db@example.org');
    });

    it('shows all of an address with two "@"', () => {
      render(<EmailLink address='"a@b"@example.org' />);
      expect(screen.getByRole('link').textContent).toBe('"a@b"@example.org');
    });
  });
});

describe('RuleInput', () => {
  it('is there at once, lists of choices too: a form that grows moves its button from under the pointer', async () => {
    renderAdmin(
      <Create resource="alldetails">
        <SimpleForm>
          <RuleInput source="districts" rule={TEACHER_PROFILE_FIELDS.districts} />
        </SimpleForm>
      </Create>,
      {},
    );
    await screen.findByRole('button', { name: 'Save' });
    screen.getByRole('checkbox', { name: 'Badulla' });
  });
});

describe('PictureInput', () => {
  it.each([
    [
      'a HEIC photo, whatever its name says',
      '\0\0\0\u0024ftypheic\0\0\0\0mif1heic',
      'IMG_1.jpg',
      /HEIC photo.*Save it as JPEG first/,
    ],
    ['an empty file', '', 'me.png', 'Profile picture is empty. Choose the file again.'],
  ])('says when it is chosen what is wrong with %s', async (_, content, name, message) => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const user = renderAdmin(
      <Create resource="alldetails">
        <SimpleForm>
          <RuleInput source="profilePicture" rule={PROFILE_PICTURE} />
        </SimpleForm>
      </Create>,
      {},
    );
    const file = new File([content], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Profile picture'), file);
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('RuleValue', () => {
  const { schoolGrade, diagnosedCondition, startingDate } = fieldsOf('readiness-teacher');

  function renderBooking(booking: object): void {
    renderAdmin(
      <ResourceContextProvider value="readiness-teacher-booking">
        <RecordContextProvider value={{ id: '1', ...booking }}>
          <Fields rules={{ schoolGrade, diagnosedCondition, startingDate } as Rules} />
        </RecordContextProvider>
      </ResourceContextProvider>,
      {},
    );
  }
  const answers = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  describe('what a family said in place of an answer', () => {
    it.each([
      [{ notAtSchool: true }, 'Not at school yet'],
      [{ notAtSchool: true, preschool: true }, 'Goes to preschool'],
      [{ notAtSchool: true, schoolGrade: 1 }, '1'],
      [{}, '–'],
    ])('%j is the grade "%s"', (booking, grade) => {
      renderBooking({ diagnosedCondition: 'Nobody has told us yet', startingDateOpen: true, ...booking });
      expect(answers()).toEqual([grade, 'Not known yet', 'Still open']);
    });
  });
});

describe('services', () => {
  const SERVICE = 'Student counseling';
  const TEACHER = { id: 't1', tName: 'அனுலா', service: SERVICE, age: 40, experience: 9, qualification: 'BEd' };
  const TAMIL = 'மாணவர் உளவளத்துணை';

  const Assign = () => (
    <RecordContextProvider value={{ id: 'b1', kind: 'counselling-teacher', status: 'Pending' }}>
      <RowStateProvider>
        <AssignField />
      </RowStateProvider>
    </RecordContextProvider>
  );

  const CHANGED = { id: 'e1', action: 'updated', entity: 'service', recordId: 't1', fields: ['priceFrom'] };
  const Audited = () => (
    <AuditLines lines={[{ ...CHANGED, createdAt: '2026-11-22T00:00:00.000Z' } as AuditLine]} linked />
  );

  describe('a service', () => {
    beforeAll(() => i18nProvider.changeLocale('ta'));
    afterAll(() => i18nProvider.changeLocale('en'));

    it.each<[string, string, string, ComponentType]>([
      ['the list of teachers', 'alldetails', 'td', TeacherProfileList],
      ['their report', 'alldetails', 'td', ReportPage],
      ['the prices', 'prices', 'a', PriceList],
      ['the choice of a teacher', 'inbox', 'option', Assign],
      ['the audit', 'audit-log', 'a', Audited],
    ])('is named in the language of the app in %s', async (_, resource, selector, Page) => {
      const getList = () => Promise.resolve({ data: [TEACHER], total: 1 });
      renderAdmin(
        <ResourceContextProvider value={resource}>
          <Page />
        </ResourceContextProvider>,
        { getList, getMany: getList } as unknown as Partial<DataProvider>,
      );
      expect(await screen.findAllByText(new RegExp(TAMIL), { selector })).not.toEqual([]);
      expect(document.body.textContent).not.toContain(SERVICE);
    });
  });
});
