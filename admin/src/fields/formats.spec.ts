import { form } from '../../../public-web/messages/si/forms';
import { i18nProvider } from '../messages';
import { day, dayOfYear, moment } from './formats';

const AFTERNOON = '2026-10-01T09:00:00.000Z';

/** The language of the page is set there. */
Object.assign(globalThis, { document: { documentElement: {} } });

describe('a date', () => {
  afterAll(() => i18nProvider.changeLocale('en'));

  it.each([
    ['en', '1 Oct 2026', '1 Oct', '1 Oct 2026, 14:30'],
    ['si', '2026 ඔක්තෝබර් 1', 'ඔක්තෝබර් 1', '2026 ඔක්තෝබර් 1, 14:30'],
  ])('is written in %s', async (language, whole, short, withTime) => {
    await i18nProvider.changeLocale(language);
    expect([day(AFTERNOON), dayOfYear(AFTERNOON), moment(AFTERNOON)]).toEqual([whole, short, withTime]);
    expect(day('no date')).toBe('');
  });

  it('has the month names of the public site in Sinhala, which browsers do not know', async () => {
    await i18nProvider.changeLocale('si');
    const months = Object.values(form.months).map((_, index) =>
      dayOfYear(new Date(Date.UTC(2026, index, 9)).toISOString()),
    );
    expect(months).toEqual(Object.values(form.months).map((month) => `${month} 9`));
  });
});
