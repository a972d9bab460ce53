import { chromium } from 'playwright-core';
import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const BASE = process.env.BASE ?? 'http://localhost:3961';
const exe = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const only = process.argv[2];
const browser = await chromium.launch({ executablePath: exe, args: ['--no-sandbox', '--disable-gpu'] });
const today = new Date(Date.now() + 5.5 * 3600e3).toISOString().slice(0, 10);
const plus = (n) => new Date(Date.parse(today) + n * 864e5).toISOString().slice(0, 10);
const id = (c) => c.repeat(24);
const S = (n, day, more = {}) => ({ _id: id(n), booking: id('c'), kind: 'therapy-session-teacher', family: 'f', familyName: 'Perera', child: 'k', childName: 'Kavya Dilhani Perera', profile: id('b'), tName: 'Ruwani', day, at: '15:30', minutes: 45, place: 'home', status: 'planned', visit: { address: '12/4 Temple Road, Mahabage, Wattala', parentName: 'Nimal Perera', phone: '0771234567', language: 'si' }, createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', ...more });
const sessions = [S('1', today), S('2', today, { at: '09:00', childName: 'Ishan', place: 'school', status: 'held' }), S('3', plus(1), { childName: 'Fathima' }), S('4', plus(1), { status: 'cancelled', cancelledBy: 'family', late: true, reason: 'Fever', childName: 'Arun' })];
const unresolved = [S('5', plus(-2), { childName: 'Sithum', unresolved: true })];
const goal = { _id: id('e'), booking: id('c'), title: 'I ask for help with one word', status: 'open', steps: [{ _id: id('6'), text: 'I point at what I want', reachedOn: '2026-11-02' }, { _id: id('7'), text: 'I say one word' }, { _id: id('8'), text: 'I say it to somebody I do not know well' }], createdAt: '', updatedAt: '' };
const hours = { availability: [{ weekday: 1, from: '08:00', to: '12:00' }, { weekday: 3, from: '13:00', to: '17:30' }], travelMinutes: 30, timeOff: [{ _id: id('9'), profile: id('b'), from: plus(4), to: plus(8) }], calendarAddress: true, updatedAt: '2026-11-01T00:00:00.000Z' };
const F = (n, day, more = {}) => ({ _id: id(n), day, at: '15:30', minutes: 45, place: 'home', staff: 'Ruwani Silva', status: 'planned', ...more });
const request = { reference: 'OS-4K7M-9QX2', kind: 'therapy-session-teacher', status: 'Approved', createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', history: [{ at: '2026-11-01T00:00:00.000Z', what: 'received' }, { at: '2026-11-03T00:00:00.000Z', what: 'approved' }, { at: '2026-11-04T00:00:00.000Z', what: 'told' }], reach: { phone: '077 *** 567' }, sessions: [F('1', plus(-9), { status: 'held' }), F('2', plus(-7), { status: 'cancelled', cancelledBy: 'provider', owed: true }), F('3', today, { at: '23:45' }), F('4', plus(3)), F('5', plus(5), { status: 'cancelled', cancelledBy: 'family' })], goals: [goal, { ...goal, _id: id('f'), title: 'I wash my hands', status: 'reached', steps: [{ _id: 'x', text: 'I turn the tap on', reachedOn: '2026-10-02' }, { _id: 'y', text: 'I wash both hands', reachedOn: '2026-11-12' }] }], notes: [{ day: plus(-2), forFamily: 'අද වාරය හොඳින් සිදු විය.', language: 'si' }, { day: plus(-9), forFamily: 'We reached a new step today.', language: 'en' }], looks: [{ role: 'staff', day: plus(-2) }, { role: 'administrator', day: plus(-3) }], sentences: true };
const report = { kind: 'therapy-session-teacher', childName: 'Kavya Dilhani Perera', from: '2026-09-01', until: today, staff: ['Ruwani Silva'], held: 12, absent: 1, goals: request.goals, notes: request.notes };
const token = `h.${Buffer.from(JSON.stringify({ sub: id('a'), role: 'Counselor', iat: Math.floor(Date.now() / 1000), exp: 4e9 })).toString('base64url')}.s`;
const json = (route, body, status = 200) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const LOOKS = {
  'my-sessions': ['/my-sessions', async () => {}],
  note: [`/my-sessions#note-${id('1')}`, async (page) => { await page.locator('.note form').waitFor(); }],
  'note-filled': [`/my-sessions#note-${id('1')}`, async (page) => { await page.locator('.note form').waitFor(); await page.locator('.step input').first().check(); await page.locator('.face input').nth(2).check({ force: true }); await page.locator('.phrases button').first().click(); }],
  'my-hours': ['/my-hours', async (page) => { await page.locator('#travel').waitFor(); }],
  family: ['/booking-status#' + 'x'.repeat(43), async (page) => { await page.locator('.family-sessions button').first().click(); }],
  report: ['/progress-report', async (page) => { await page.locator('.report').waitFor({ timeout: 4000 }); }],
};
for (const [name, [path, act]] of Object.entries(LOOKS)) {
  if (only && only !== name) continue;
  for (const lang of ['en', 'si', 'ta']) for (const [w, h] of [[360, 640], [1280, 800]]) for (const scheme of w === 360 && lang === 'en' ? ['light', 'dark'] : ['light']) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addInitScript(([t]) => { localStorage.setItem('token', t); localStorage.setItem('language', location.pathname.split('/')[1] === 'si' ? 'si' : location.pathname.split('/')[1] === 'ta' ? 'ta' : 'en'); sessionStorage.setItem('onestep.form.follow-up', JSON.stringify({ answers: { token: 'x'.repeat(43) }, key: '', at: Date.now() })); }, [token]);
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log(name, lang, 'PAGEERROR', e.message));
    page.on('console', (m) => m.type() === 'error' && console.log(name, lang, 'CONSOLE', m.text().slice(0, 200)));
    await page.route('**/user/me', (r) => json(r, { user: { email: 'r@x.lk', role: 'Counselor', createdAt: '2026-01-01', full_name: 'Ruwani Silva', profile: id('b') } }));
    await page.route('**/sessions?**', (r) => json(r, decodeURIComponent(r.request().url()).includes('unresolved') ? unresolved : sessions));
    await page.route('**/sessions/*/note', (r) => json(r, {}, 404));
    await page.route('**/goals?**', (r) => json(r, [goal]));
    await page.route('**/staff/**', (r) => json(r, hours));
    await page.route('**/follow-up', (r) => json(r, { request, token: 'x'.repeat(43) }));
    await page.route('**/follow-up/report', (r) => json(r, report));
    await page.goto(BASE + (lang === 'en' ? '' : '/' + lang) + path);
    await page.waitForTimeout(700);
    await act(page).catch((e) => console.log(name, lang, w, 'ACT', e.message.slice(0, 300)));
    await page.waitForTimeout(200);
    const over = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    if (over[0] > over[1]) console.log(name, lang, w, 'SIDEWAYS', over, await page.evaluate(() => [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 5).map((e) => e.outerHTML.slice(0, 120))));
    await page.evaluate(axeSource);
    const { violations } = await page.evaluate(() => axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'], rules: { 'color-contrast-enhanced': { enabled: true } } }));
    for (const v of violations) console.log(name, lang, w, scheme, 'AXE', v.id, v.nodes.map((n) => n.target + ' ' + n.html.slice(0, 90)).slice(0, 4).join(' | '));
    await page.screenshot({ path: `/tmp/look/${name}-${lang}-${w}${scheme === 'dark' ? '-dark' : ''}.png`, fullPage: true });
    if (name === 'report' && w === 1280) { await page.emulateMedia({ media: 'print' }); await page.setViewportSize({ width: 700, height: 1000 }); await page.screenshot({ path: `/tmp/look/print-${lang}.png`, fullPage: true }); if (lang === 'en' || true) await page.pdf?.({ path: `/tmp/look/print-${lang}.pdf`, format: 'A4' }).catch(() => {}); }
    await context.close();
  }
  console.log('looked', name);
}
await browser.close();
