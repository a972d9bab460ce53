import { fireEvent, screen } from '@testing-library/react';
import { answering, refusal } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { hasUnsaved } from '../../providers/unsaved';
import { HolidaysPage } from './HolidaysPage';

describe('the corrections of holidays', () => {
  it('are changed in the form in which they were added', async () => {
    const at = { createdAt: '2026-11-01T04:00:00.000Z', updatedAt: '2026-11-02T04:00:00.000Z' };
    const corrections = [{ _id: 'h1', day: '2026-12-21', kind: 'school', name: 'Exams', ...at }];
    const sent = answering((address) => (address.startsWith('/holidays') ? corrections : []));
    const user = renderAdmin(<HolidaysPage />, {}, { path: '/holiday-list?year=2026' });
    await user.click(await screen.findByRole('button', { name: 'Edit Monday, 21 Dec 2026' }));
    expect(hasUnsaved()).toBe(false);
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    expect([day.value, document.activeElement]).toEqual(['2026-12-21', day]);
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    await user.clear(name);
    await user.click(screen.getByRole('checkbox', { name: 'This day is no holiday of this kind' }));
    await user.click(screen.getByRole('button', { name: 'Save the correction' }));
    expect(await screen.findByText('The correction is saved.')).toBeTruthy();
    const body = { day: '2026-12-21', kind: 'school', removed: true, name: '' };
    expect(sent).toEqual([{ method: 'PUT', address: '/holidays/h1', body, version: `"${at.updatedAt}"` }]);
    expect(screen.getByRole('button', { name: 'Add the correction' })).toBeTruthy();
  });

  it('are added again as they are typed where a colleague has removed them meanwhile', async () => {
    expectFailedRequests();
    const at = { createdAt: '2026-11-01T04:00:00.000Z', updatedAt: '2026-11-02T04:00:00.000Z' };
    let corrections = [{ _id: 'h1', day: '2026-12-21', kind: 'school', name: 'Exams', ...at }];
    const sent = answering((address) => {
      if (address === '/holidays/h1') return Response.json({ message: 'This was not found.' }, { status: 404 });
      return address.startsWith('/holidays') ? corrections : [];
    });
    const user = renderAdmin(<HolidaysPage />, {}, { path: '/holiday-list?year=2026' });
    await user.click(await screen.findByRole('button', { name: 'Edit Monday, 21 Dec 2026' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Examinations' } });
    corrections = [];
    await user.click(screen.getByRole('button', { name: 'Save the correction' }));
    await user.click(await screen.findByRole('button', { name: 'Add the correction' }));
    expect(await screen.findByText('The correction is added.')).toBeTruthy();
    const body = { day: '2026-12-21', kind: 'school', removed: false, name: 'Examinations' };
    expect(sent.at(-1)).toMatchObject({ method: 'POST', address: '/holidays', body });
  });

  it('are added once with a double click; until then leaving the page asks', async () => {
    const sent = answering(() => []);
    renderAdmin(<HolidaysPage />, {}, { path: '/holiday-list?year=2026' });
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2026-12-21' } });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Exams' } });
    expect(hasUnsaved()).toBe(true);
    const add = screen.getByRole('button', { name: 'Add the correction' });
    fireEvent.click(add);
    fireEvent.click(add);
    expect(await screen.findByText('The correction is added.')).toBeTruthy();
    expect(hasUnsaved()).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('are added with Enter', async () => {
    const sent = answering((_, body) => (body ? { _id: 'h1' } : []));
    const user = renderAdmin(<HolidaysPage />, {}, { path: '/holiday-list?year=2026' });
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2026-12-21' } });
    await user.type(screen.getByLabelText('Name'), 'Exams{Enter}');
    expect(await screen.findByText('The correction is added.')).toBeTruthy();
    expect(sent).toMatchObject([{ method: 'POST', body: { day: '2026-12-21', name: 'Exams' } }]);
  });

  it('lead to the first field in which something is wrong', async () => {
    const errors = { day: 'Please enter a real day, written as YYYY-MM-DD.', name: 'Enter the name.' };
    answering((_, body) => (body ? refusal(errors) : []));
    const user = renderAdmin(<HolidaysPage />, {}, { path: '/holiday-list?year=2026' });
    await user.click(await screen.findByRole('button', { name: 'Add the correction' }));
    expect(await screen.findByText('Please enter a real day: day, month and year.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  });

  it('are found also in a year that was typed by mistake', async () => {
    const at = { createdAt: '2026-11-01T04:00:00.000Z', updatedAt: '2026-11-02T04:00:00.000Z' };
    const corrections = [{ _id: 'h1', day: '2062-12-21', kind: 'school', name: 'Exams', ...at }];
    answering((address) => (address.startsWith('/holidays') ? corrections : []));
    const user = renderAdmin(<HolidaysPage />, {}, { path: '/holiday-list?year=2026' });
    await screen.findByRole('option', { name: '2062' });
    await user.selectOptions(screen.getByLabelText('Year'), '2062');
    expect(await screen.findByRole('button', { name: 'Remove Thursday, 21 Dec 2062' })).toBeTruthy();
  });
});

it.each([
  [2026, /^Public and Poya days are from Gazette Extraordinary 2438\/22/],
  [2027, /^The gazette of 2027 had not appeared/],
])('the holidays of %d say where they are from', async (year, source) => {
  const day = { day: `${year}-12-25`, kind: 'public', name: { en: 'Christmas', si: 'නත්තල', ta: 'நத்தார்' } };
  answering((address) => (address.startsWith('/holidays') ? [] : [day]));
  renderAdmin(<HolidaysPage />, {}, { path: `/holiday-list?year=${year}` });
  expect(await screen.findByText(source)).toBeTruthy();
});
