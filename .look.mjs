import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, readFileSync } from 'node:fs';
const require = createRequire('/work/h/admin/package.json');
const { chromium } = require('@playwright/test');
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PORT = 3951, BASE = `http://localhost:${PORT}`;
const OUT = '/tmp/admin-shots'; mkdirSync(OUT, { recursive: true });
rmSync('/tmp/admin-look', { recursive: true, force: true });
const server = spawn('npm', ['run', '-s', 'start:prod'], { cwd: '/work/h/admin', detached: true, env: { ...process.env, PORT: String(PORT), DATA_DIR: '/tmp/admin-look', SEED_DEMO: 'on', RATE_LIMITS: 'off', ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'a long password 1', LOG_LEVEL: 'error' }, stdio: 'inherit' });
const stop = () => { try { process.kill(-server.pid, 'SIGTERM'); } catch {} };
process.on('exit', stop);
for (let i = 0; i < 120; i++) { try { if ((await fetch(`${BASE}/health/ready`)).ok) break; } catch {} await new Promise((r) => setTimeout(r, 500)); }
const { token } = await (await fetch(`${BASE}/user/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'a@example.org', password: 'a long password 1' }) })).json();
const api = async (method, path, body, headers = {}) => {
  const res = await fetch(BASE + path, { method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers }, body: body && JSON.stringify(body) });
  const text = await res.text();
  if (!res.ok) console.log('!!', method, path, res.status, text.slice(0, 400));
  try { return JSON.parse(text); } catch { return text; }
};
const dayIn = (n) => new Date(Date.now() + 5.5 * 3600e3 + n * 864e5).toISOString().slice(0, 10);
const staff = await api('GET', '/category/alldetails');
console.log('staff', staff.length);
const [s1, s2, s3] = staff.filter((one) => one.status !== 'left');
for (const one of [s1, s2, s3]) {
  const cur = await api('GET', `/staff/${one._id}/availability`);
  await api('PUT', `/staff/${one._id}/availability`, { availability: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' })), travelMinutes: 30 });
}
const bookings = (await api('GET', '/bookings/inbox')).filter((b) => b.status === 'Approved');
console.log('approved', bookings.map((b) => [b.kind, b.childName, b.family, b.child]));
let booking = bookings.find((b) => b.family && b.child) ?? bookings[0];
if (!booking.family) {
  const family = await api('POST', '/families', { name: 'Perera', contacts: [{ name: 'Malini Perera', phone: '0771234567', language: 'en', main: true }], children: [{ name: booking.childName }] });
  console.log('family', JSON.stringify(family).slice(0, 300));
  for (const one of bookings) console.log(JSON.stringify(await api('POST', `/families/${family._id}/records`, { add: [{ entity: 'booking', id: one._id, child: family.children[0]._id }] })).slice(0, 200));
}
const plan = { booking: booking._id, profile: s1._id, pattern: [{ weekday: 1, at: '09:00', minutes: 60 }, { weekday: 3, at: '14:30', minutes: 45 }, { weekday: 5, at: '10:00', minutes: 90 }], from: dayIn(-21), until: dayIn(60), place: 'home', skip: ['public', 'school'] };
const preview = await api('POST', '/sessions/preview', plan);
console.log('preview', JSON.stringify(preview).slice(0, 300));
const made = await api('POST', '/sessions/series', { ...plan, allow: (preview.sessions ?? []).filter((s) => s.warnings.length).map((s) => ({ day: s.day, reason: 'demo' })) }, { 'Idempotency-Key': 'a1' });
const sessions = made.sessions ?? [];
console.log('made', sessions.length);
const past = sessions.filter((s) => s.day < dayIn(0));
for (const [i, s] of past.entries()) if (i % 3 !== 2) await api('POST', `/sessions/${s._id}/outcome`, { status: i % 3 ? 'absent' : 'held' });
for (const s of past.slice(-3)) await api('PUT', `/sessions/${s._id}/note`, { mood: 3, forFamily: 'Kasun named three colours today.', forTeam: 'Tires after forty minutes.', language: 'en' });
const next = sessions.filter((s) => s.day > dayIn(0));
if (next[1]) await api('POST', `/sessions/${next[1]._id}/cancel`, { by: 'provider', reason: 'Ill', scope: 'this', owed: true });
for (const g of ['Asks for a break with words', 'Sits at the table for ten minutes']) await api('POST', '/goals', { booking: booking._id, title: g, steps: [{ text: 'With a picture' }, { text: 'With a gesture', reached: true }, { text: 'With a word' }, { text: 'In class' }] });
await api('POST', `/staff/${s1._id}/time-off`, { from: next[4]?.day ?? dayIn(8), to: next[4]?.day ?? dayIn(9), reason: 'Training' });
await api('POST', '/holidays', { day: dayIn(10), kind: 'public', name: 'Special holiday' });
const show = { 'shadow-teacher': 'manage-shadow-teacher-booking', 'special-need-teacher': 'manage-special-need-teacher-booking', 'readiness-teacher': 'readiness-teacher-booking', 'counselling-teacher': 'manage-counselling-teacher-booking', 'therapy-session-teacher': 'therapy-session-teacher-booking' }[booking.kind];
const users = await api('GET', '/user/get?filter=' + encodeURIComponent('{"status":"approved"}'));
const PAGES = [
  ['dashboard', '/dashboard-admin'],
  ['week', '/timetable'],
  ['month', '/timetable?view=month'],
  ['owed', '/timetable?view=open&only=owedOnes'],
  ['session', `/timetable?session=${next[0]?._id}`],
  ['session-past', `/timetable?session=${past[0]?._id}`],
  ['plan', `/plan-sessions?kind=${booking.kind}&booking=${booking._id}`],
  ['booking', `/${show}/${booking._id}/show`],
  ['profile', `/alldetails/${s1._id}/show`],
  ['application', `/user-list/${users[0]?._id}/show`],
  ['hours', '/staff-hours'],
  ['holidays', '/holiday-list'],
];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const only = process.argv.slice(2);
for (const [w, h] of [[1280, 800], [360, 640]]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: true, serviceWorkers: 'block' });
  await context.addInitScript((t) => localStorage.setItem('token', t), token);
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('   console', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('   pageerror', String(e).slice(0, 500)));
  const look = async (name) => {
    await page.screenshot({ path: `${OUT}/${name}-${w}.png`, fullPage: true });
    await page.evaluate(axeSource);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    console.log(w, name, over > 0 ? `OVERFLOW ${over}` : '', violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target + ' ' + n.html.slice(0, 120)).slice(0, 3).join(' | ')}`));
  };
  for (const [name, path] of PAGES) {
    if (only.length && !only.includes(name)) continue;
    await page.goto(BASE + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    if (name === 'plan') {
      await page.getByRole('radio').first().check().catch(() => {});
      await page.getByLabel('Place').selectOption('home');
      await page.waitForTimeout(1500);
    }
    await look(name);
    if (name === 'session' && next[0]) {
      await page.getByRole('button', { name: 'Move' }).click(); await page.waitForTimeout(300); await look('move');
      await page.getByLabel('Time').fill('18:00');
      await page.getByRole('button', { name: 'Move' }).click(); await page.waitForTimeout(1200); await look('move-warned');
      await page.getByRole('button', { name: 'Cancel' }).click(); await page.waitForTimeout(300);
      await page.getByRole('button', { name: 'Cancel the session' }).click(); await page.waitForTimeout(300); await look('cancel');
      await page.getByRole('button', { name: 'Close' }).click(); await page.waitForTimeout(300);
      await page.getByRole('button', { name: /is ill/ }).click(); await page.waitForTimeout(1200); await look('cover');
    }
    if (name === 'profile') {
      await page.getByRole('button', { name: /Make an address/ }).click(); await page.waitForTimeout(800); await look('profile-calendar');
    }
    if (name === 'week' && w === 1280) {
      await page.emulateMedia({ media: 'print' }); await page.screenshot({ path: `${OUT}/print.png`, fullPage: true }); await page.emulateMedia({ media: 'screen' });
      const link = page.locator('td a[draggable=true]').first();
      if (await link.count()) {
        const cell = page.locator('tbody tr').last().locator('td').nth(2);
        await link.dragTo(cell); await page.waitForTimeout(1200); await look('dragged');
        const undo = page.getByRole('button', { name: 'Undo' });
        if (await undo.count()) { await undo.click(); await page.waitForTimeout(1000); await look('undone'); }
      }
    }
  }
  await context.close();
}
await browser.close();
stop();
process.exit(0);
