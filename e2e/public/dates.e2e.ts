import { BOOKING_FIELDS } from '#contract/bookings';
import { answerText } from '../../public-web/features/booking/answerText.js';
import { form as en } from '../../public-web/messages/en/forms.js';
import { form as si } from '../../public-web/messages/si/forms.js';
import { form as ta } from '../../public-web/messages/ta/forms.js';
import { expect, test } from '../support/fixtures.js';
import { answerSteps, goOn, isAtStep } from './booking-form.js';
import { addressOf, LANGUAGES, open } from './pages.js';

const WORDS = { en, si, ta };
const DATE = BOOKING_FIELDS['shadow-teacher'].startingDate;

/** March as people say it, and the lunar months that ICU would put there. */
const MARCH = { en: '5 March 2027', si: 'මාර්තු', ta: 'மார்ச்' };
const LUNAR = /දුරුතු|නවම්|මැදින්|බක්|වෙසක්|පොසොන්|ඇසළ|නිකිණි|බිනර|වප්|ඉල්|උඳුවප්/;

for (const { language, prefix } of LANGUAGES) {
  test(`a date of each month reads in the browser as it does in Node in ${language}`, async ({ page }) => {
    await open(page, addressOf(prefix, '/booking-shadow-teacher'));
    await answerSteps(page, 1, 4);
    const row = page.locator('.check-list > div').filter({ hasText: '2027' });
    const seen: string[] = [];
    for (let month = 1; month <= 12; month++) {
      await row.getByRole('link').click();
      await isAtStep(page, 3);
      await page.locator('#startingDate').fill('5');
      await page.locator('#startingDate-month').fill(String(month));
      await goOn(page);
      await isAtStep(page, 'check');
      const shown = (await row.locator('dd').first().textContent()) ?? '';
      expect(shown).toBe(answerText(DATE, `2027-${month}-5`, WORDS[language]));
      seen.push(shown);
    }
    expect(new Set(seen).size).toBe(12);
    expect(seen[2]).toContain(MARCH[language]);
    for (const shown of seen) {
      expect(shown).not.toMatch(LUNAR);
      if (language !== 'en') expect(shown).not.toMatch(/[A-Za-z]/);
    }
  });
}
