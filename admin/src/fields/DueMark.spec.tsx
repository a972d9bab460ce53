import { RecordContextProvider } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { DueMark } from './DueMark';

it.each([
  [{ status: 'Pending', createdAt: '2026-01-01T04:30:00.000Z' }, /^Late: due 5 Jan$/],
  [
    { status: 'Pending', createdAt: '2025-06-01T04:30:00.000Z', reopenedAt: '2026-01-01T04:30:00.000Z' },
    /^Late: due 5 Jan$/,
  ],
  [{ status: 'Pending', createdAt: new Date().toISOString() }, /^Due \d/],
  [{ status: 'Approved', createdAt: '2026-01-01T04:30:00.000Z' }, /^$/],
])('says until when a record that waits is to be decided: %j', (record, text) => {
  renderAdmin(
    <RecordContextProvider value={{ id: '1', ...record }}>
      <DueMark pending="Pending" />
    </RecordContextProvider>,
    {},
  );
  expect(document.querySelector('#main-content')?.textContent).toMatch(text);
});
