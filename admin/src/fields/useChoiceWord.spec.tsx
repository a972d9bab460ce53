import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type DataProvider, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { AuditLines } from '../audit/AuditLines';
import type { AuditLine } from '../audit/line';
import { RowStateProvider } from '../ui/rowState';
import { i18nProvider } from '../messages';
import { ReportPage } from '../resources/categories/report/ReportPage';
import { AssignField } from '../resources/bookings/AssignField';
import { TeacherProfileList } from '../resources/categories/TeacherProfileList';
import { PriceList } from '../resources/services/PriceList';

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
