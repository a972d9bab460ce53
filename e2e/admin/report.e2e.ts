import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { pdfGrounds } from '../support/pdf-pictures.js';
import { pdfText } from '../support/pdf-text.js';
import { openList } from './pages.js';
import { createTeacherProfile, uniqueWord } from './records.js';

/** The report asks for 200 at a time. */
const MANY = 205;
/** A crowd at once would have the lists of other tests refused. */
const AT_ONCE = 10;

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

async function downloadedFile(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('teachers_details_report.pdf');
  return readFile(await download.path());
}

const downloaded = async (page: Page): Promise<string[]> => pdfText(await downloadedFile(page));

test('the PDF has every column of every teacher, in their own script', async ({ page, api }) => {
  const word = uniqueWord();
  await createTeacherProfile(api, `Nimal ${word}`, { qualification: 'BEd, Colombo\nDiploma' });
  await createTeacherProfile(api, `ශ්‍රී නිමල් ${word}`, { qualification: 'උපාධිය', experience: '1' });
  await createTeacherProfile(api, `குமார் ${word}`, { service: 'School Readiness Program' });
  await openList(page, '/alldetails', word);
  const pieces = await downloaded(page);
  for (const text of ['No.', 'Teacher', 'Service', 'Age', 'Experience', 'Qualifications', 'Page 1 of 1']) {
    expect(pieces).toContain(text);
  }
  const all = pieces.join('');
  for (const text of ['BEd', 'Diploma', '8 years', '1 year', 'ශ්‍රී', 'නිමල්', 'උපාධිය', 'குமார்', 'School Readiness']) {
    expect(all).toContain(text);
  }
  expect(all).toContain(`3 teachers. Only: ${word}.`);
});

test('in Sinhala its own words are Sinhala too: the title, the heads on their dark ground, the page numbers', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  await createTeacherProfile(api, `Nimal ${word}`);
  await page.addInitScript(() => localStorage.setItem('RaStoreOneStepAdmin.locale', '"si"'));
  await openList(page, '/alldetails', word);
  const file = await downloadedFile(page);
  const all = pdfText(file).join('').replaceAll(' ', '');
  for (const text of ['ගුරුවිස්තරවාර්තාව', 'සුදුසුකම්', 'පිටු1න්1වනපිටුව']) expect(all).toContain(text);
  expect(file.toString('latin1')).toContain('/Lang (si)');
  expect(pdfGrounds(file).filter((ground) => ground === '#0a5257')).toHaveLength(6);
});

test('it has more teachers than one page of the API, with page numbers and repeated headers', async ({ page, api }) => {
  const word = uniqueWord();
  const names = Array.from({ length: MANY }, (_, i) => `T${i} ${word}`);
  while (names.length > 0) await Promise.all(names.splice(-AT_ONCE).map((name) => createTeacherProfile(api, name)));
  await openList(page, '/alldetails', word);
  const pieces = await downloaded(page);
  expect(new Set(pieces.filter((text) => /^T\d+ z/.test(text))).size).toBe(MANY);
  const pages = Number(/Page 1 of (\d+)/.exec(pieces.join('\n'))?.[1]);
  expect(pages).toBeGreaterThan(1);
  expect(pieces.filter((text) => text === 'Qualifications')).toHaveLength(pages);
});

test('the report is also a table on a page', async ({ page, api }) => {
  const word = uniqueWord();
  await createTeacherProfile(api, `Nimal ${word}`);
  await openList(page, '/alldetails', word);
  await page.getByRole('link', { name: 'Report as a table' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([
    'No.',
    'Teacher',
    'Service',
    'Age',
    'Experience',
    'Qualifications',
  ]);
  await expect(page.getByRole('rowheader')).toHaveText([`Nimal ${word}`]);
});

test.describe('offline', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('it says that the report could not be made', async ({ page, context, api }) => {
    const word = uniqueWord();
    await createTeacherProfile(api, `Nimal ${word}`);
    await openList(page, '/alldetails', word);
    await page.getByText('1 teacher', { exact: true }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'PDF report' }).click();
    await expect(page.getByText('The report could not be made. The server cannot be reached.')).toBeVisible();
  });
});
