import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { pdfGrounds } from '../support/pdf-pictures.js';
import { pdfText } from '../support/pdf-text.js';
import { cleanInBoth, openList } from './pages.js';
import { createTeacherProfile, uniqueWord } from './records.js';

async function downloadedFile(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('teachers_details_report.pdf');
  return readFile(await download.path());
}

test('the report has every column of every teacher, as a PDF and as a table', async ({ page, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const lines = Array.from({ length: 60 }, (_, i) => `Diploma ${i}`).join('\n');
  // Its surname is wider than its column.
  const name = `Dilrukshi Wickramaarachchi-Jayawardena ${word}`;
  await createTeacherProfile(api, name, { qualification: `BEd, Colombo\n${lines}` });
  await createTeacherProfile(api, `ශ්‍රී නිමල් ${word}`, { qualification: 'උපාධිය', experience: '1' });
  await createTeacherProfile(api, `குமார் ${word}`, { service: 'School Readiness Program', qualification: lines });
  await openList(page, '/alldetails', word);
  await expect(page.getByText('3 teachers', { exact: true })).toBeVisible();

  await test.step('the PDF has all of it, in their own script, with page numbers and repeated heads', async () => {
    const pieces = pdfText(await downloadedFile(page));
    for (const text of ['No.', 'Teacher', 'Service', 'Age', 'Experience']) expect(pieces).toContain(text);
    expect(pieces).toContain('Wickramaarachchi-');
    const all = pieces.join('');
    const words = ['BEd', 'Diploma 59', '8 years', '1 year', 'ශ්‍රී', 'නිමල්', 'උපාධිය', 'குமார்', 'School Readiness'];
    for (const text of words) expect(all).toContain(text);
    expect(all).toContain(`3 teachers. Only: ${word}.`);
    const pages = Number(/Page 1 of (\d+)/.exec(pieces.join('\n'))?.[1]);
    expect(pages).toBeGreaterThan(1);
    expect(pieces.filter((text) => text === 'Qualifications')).toHaveLength(pages);
  });

  await test.step('the same as a table on a page', async () => {
    await page.getByRole('link', { name: 'Report as a table' }).click();
    await expect(page.getByRole('columnheader')).toHaveText([
      'No.',
      'Teacher',
      'Service',
      'Age',
      'Experience',
      'Qualifications',
    ]);
    await expect(page.getByRole('rowheader')).toHaveText([`குமார் ${word}`, `ශ්‍රී නිමල් ${word}`, name]);
    await cleanInBoth(page);
  });

  await test.step('in Sinhala its own words are Sinhala too', async () => {
    await page.evaluate(() => localStorage.setItem('RaStoreOneStepAdmin.locale', '"si"'));
    await page.reload();
    await expect(page.locator('html[lang=si]')).toHaveCount(1);
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    const file = await downloadedFile(page);
    const all = pdfText(file).join('').replaceAll(' ', '');
    for (const text of ['ගුරුවිස්තරවාර්තාව', 'සුදුසුකම්']) expect(all).toContain(text);
    expect(all).toMatch(/පිටු\dන්1වනපිටුව/);
    expect(file.toString('latin1')).toContain('/Lang (si)');
    // The heads are drawn on their dark ground, once for all pages.
    expect(pdfGrounds(file).filter((ground) => ground === '#0a5257')).toHaveLength(6);
  });
});

test.describe('where the report cannot be read', () => {
  test.use({ expectedNoise: [/status of 503/] });

  test('its button stands at the edge of the page', async ({ page, baseURL }) => {
    await signInAsAdmin(page, baseURL ?? '');
    await page.route('**/category/alldetails?**', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.' } }),
    );
    await page.goto('/alldetails/report');
    await expect(page.getByRole('alert')).toContainText('Not now.');
    const edge = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
    expect((await page.getByRole('button', { name: /PDF/ }).boundingBox())?.x).toBe(edge);
  });
});
