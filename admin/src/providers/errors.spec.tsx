import { screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { REFUSALS, tooManyTries } from '#contract/refusals';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { list, twoRequests } from '../../test/twoRequests';
import { i18nProvider } from '../messages';
import { UserList } from '../resources/users/UserList';

const refused = (status: number, message: string) => () => Promise.reject(new HttpError('x', status, { message }));

it('says why after a full stop, also where the first part is a fixed text without one', async () => {
  expectFailedRequests();
  renderAdmin(<UserList view="all" />, { getList: () => Promise.reject(new HttpError('x', 0)) });
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Error fetching users. The server cannot be reached.');
}, 15_000);

describe('what the server says, to an administrator who uses Tamil', () => {
  beforeEach(() => {
    expectFailedRequests();
    return i18nProvider.changeLocale('ta');
  });
  afterEach(() => i18nProvider.changeLocale('en'));

  it('is in Tamil where a list fails', async () => {
    renderAdmin(list, { getList: refused(503, REFUSALS.busy) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ஒரே நேரத்தில் பலர் பயன்படுத்துகிறார்கள்.');
  });

  it('is in Tamil where a bulk action fails', async () => {
    const user = renderAdmin(list, twoRequests({ updateMany: refused(409, REFUSALS.consentWithdrawn) }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'இந்தப் பக்கத்தில் எல்லாம் தெரிவு செய்யுங்கள்' }));
    await user.click(await screen.findByRole('button', { name: 'மாற்றுங்கள்: ஏற்கப்பட்டது' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'உறுதி செய்யுங்கள்' }));
    expect(await screen.findByText(/சம்மதத்தைத் திரும்பப் பெற்றுள்ளார்/)).toBeTruthy();
  });

  it.each([
    [1, '1 நிமிடம் காத்திருந்து'],
    [15, '15 நிமிடங்கள் காத்திருந்து'],
  ])('says how long to wait: %d', async (minutes, words) => {
    renderAdmin(list, { getList: refused(429, tooManyTries(minutes)) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
  });
});
