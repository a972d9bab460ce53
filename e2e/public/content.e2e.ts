import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

test('the design system is in no menu and no search engine', async ({ page, request }) => {
  await open(page, '/design');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoViolations(page);
  for (const address of ['/', '/sitemap.xml'])
    expect(await (await request.get(address)).text()).not.toContain('/design');
});
