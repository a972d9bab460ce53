import { screen, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { LANGUAGES } from '#contract/languages';
import { NOTICE_VERSION } from '#contract/notice';
import { SERVICES as OFFERED } from '#contract/services';
import { TEACHER_TYPES } from '#contract/users';
import { SERVICES } from '../features/services/ServiceCards.js';
import { CATALOGUES } from '../messages/texts.server.js';
import { fillIn, forgetAll, summary, summaryFocused, summaryLinks } from '../test/SampleForm.js';
import { openDialogs } from '../test/dialogs.js';
import { renderPage } from '../test/render.js';
import { serverThat } from '../test/server.js';
import About, { WhoRuns } from './about.js';
import Accessibility from './accessibility.js';
import Contact from './contact.js';
import FindHelp from './find-help.js';
import Home from './home.js';
import Privacy from './privacy.js';
import Resource from './resource.js';
import ServiceList from './service-list.js';

describe('content', () => {
  // Requests of the page never complete.
  beforeEach(() => {
    globalThis.fetch = () => new Promise(() => undefined);
  });

  /** Content that the spec and the contract require on static pages. */
  const show = (page: ReactNode) => renderPage(page).container;
  const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

  it('the home page shows five goals, four services and the four figures', () => {
    const page = show(<Home />);
    expect(page.querySelectorAll('.stones.goals > li')).toHaveLength(5);
    expect(page.querySelectorAll('.services > li')).toHaveLength(4);
    const figures = [...page.querySelectorAll('.stat')].map(
      (stat) => `${stat.querySelector('dd')?.textContent} ${stat.querySelector('dt')?.textContent}`,
    );
    expect(figures).toEqual(['100K+ students', '200K+ children', '500+ educators', '100+ teachers']);
  });

  it('the home page begins with three ways on, and each sign leads to another service', () => {
    const page = show(<Home />);
    const linksIn = (selector: string) => [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
    expect(linksIn('.hero a')).toEqual(['/find-help', 'tel:+94112345678', '/diagnosis']);
    expect([...page.querySelectorAll('.hero a')].map(({ textContent }) => textContent)).toEqual([
      'Find help by what you see',
      'Call 011 234 5678',
      'Just been told a diagnosis?',
    ]);
    expect(new Set(linksIn('.signs a'))).toEqual(new Set(Object.values(SERVICES).map(({ path }) => path)));
    expect(linksIn('.signs a')).toHaveLength(6);
    const headings = [...page.querySelectorAll('h2')].map(({ id }) => id);
    expect(headings).toEqual(['seen', 'goals', 'services', 'stats', 'join']);
  });

  it('About Us says who runs the place, as far as the provider has given it', () => {
    const role = { en: 'Director', si: 'අධ්‍යක්ෂ', ta: 'பணிப்பாளர்' };
    const runs = (given: ComponentProps<typeof WhoRuns>) => {
      const { container, unmount } = renderPage(<WhoRuns {...given} />);
      const text = container.textContent;
      const photo = container.querySelector('img')?.getAttribute('src');
      unmount();
      return { text, photo };
    };
    const nothing = runs({});
    expect(nothing.text).toContain('Who runs One Step');
    expect(nothing.text).toContain('011 234 5678');
    const all = runs({ person: 'Anoma Silva', role, registration: 'PV 12345', photo: '/anoma.jpg' });
    expect(all).toEqual({
      text: 'Who runs One StepIn charge: Anoma Silva, DirectorRegistered: PV 12345',
      photo: '/anoma.jpg',
    });
    expect(runs({ person: 'Anoma Silva', role }).text).toMatch(/Anoma Silva, Director.*how we are registered/);
  });

  it('the team is not called small beside figures that are not', () => {
    expect(show(<About />).textContent).not.toMatch(/\bsmall (team|provider)/);
  });

  it('every service is in the list of services', () => {
    const listed = Object.values(SERVICES).map(({ service }) => service);
    expect(listed.sort()).toEqual([...OFFERED].sort());
  });

  it.each(LANGUAGES)('the texts say how many services and roles there are: %s', (language) => {
    const { careers, findHelp, home, serviceList } = CATALOGUES[language];
    expect([OFFERED.length, TEACHER_TYPES.length]).toEqual([6, 6]);
    const said = [serviceList.description, serviceList.lead, home.allServices, findHelp.all];
    for (const text of [...said, careers.description, careers.lead, careers.rolesTitle])
      expect(text).toMatch({ en: /\bsix\b/i, si: /හය/, ta: /ஆறு/ }[language]);
  });

  it('the list of services leads to six pages, and to somebody to talk to', () => {
    show(<ServiceList />);
    for (const [name, path] of [
      ['About shadow teachers', '/shadow-teacher'],
      ['About home teachers', '/special-needs'],
      ['About school readiness', '/school-readiness'],
      ['About student counselling', '/student-counseling'],
      ['About therapy sessions', '/speech-therapy'],
      ['About parent counselling', '/parent-counseling'],
      ['Talk to us', '/contact'],
    ] as const) {
      expect([name, hrefOf(name)]).toEqual([name, path]);
    }
  });

  it('what a parent sees leads to a service, and so does each answer to "Not sure which one?"', () => {
    const { unmount } = renderPage(<FindHelp />);
    for (const [name, path] of [
      ['My child does not speak yet, or speaks very little', '/speech-therapy'],
      ['My child cannot sit still in class', '/shadow-teacher'],
      ['My child is afraid of school', '/student-counseling'],
      ['My child starts school soon, and I am worried', '/school-readiness'],
      ['Reading and numbers are much harder for my child than for others', '/special-needs'],
      ['We have just been given a diagnosis', '/diagnosis'],
      ['I am tired and do not know what to do next', '/parent-counseling'],
    ] as const) {
      expect([name, hrefOf(name)]).toEqual([name, path]);
    }
    unmount();
    show(<ServiceList />);
    for (const [name, path] of [
      ['A shadow teacher can help in class.', '/shadow-teacher'],
      ['Look at the School Readiness Program.', '/school-readiness'],
      ['A therapy session is a good start.', '/speech-therapy'],
      ['Parent counselling is for you.', '/parent-counseling'],
      ['Find help by what you see', '/find-help'],
    ] as const) {
      expect([name, hrefOf(name)]).toEqual([name, path]);
    }
  });

  it('the support page names every way to reach us', () => {
    const page = show(<Contact />);
    expect(hrefOf('011 234 5678')).toBe('tel:+94112345678');
    expect(hrefOf(/^hello ?@onestep\.example$/)).toBe('mailto:hello@onestep.example');
    expect(hrefOf('Open the message form')).toBe('/addcontact');
    expect(hrefOf('1990')).toBe('tel:1990');
    expect(within(page).getAllByText(/Wattala/).length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('the privacy notice tells all thirteen things in %s, and its version', (language) => {
    const page = renderPage(<Privacy />, language).container;
    expect(page.querySelector('.soft')?.textContent).toContain(NOTICE_VERSION);
    const sections = [...page.querySelectorAll('.reading > section')].map((section) => section.textContent);
    expect(sections).toHaveLength(13);
    expect(sections.filter((text) => text.split(/\s+/).length < 8)).toEqual([]);
  });

  it.each(LANGUAGES)('the accessibility page says in %s what is not good yet, and whom to tell', (language) => {
    const page = renderPage(<Accessibility />, language).container;
    // The pages are checked with every change: a day that somebody typed would be out of date by then.
    expect(page.querySelector('.soft')?.textContent).not.toMatch(/\d/);
    expect(page.querySelectorAll('#limits + p + ul > li').length).toBeGreaterThan(0);
    const report = page.querySelector('#report')?.closest('section');
    expect(report?.querySelectorAll('a[href^="tel:"]')).toHaveLength(2);
  });
});

describe('resource', () => {
  const COURSE = { _id: 'c1', title: 'Play at home', description: 'Games for two.' };
  const control = (id: string) => document.getElementById(id) as HTMLInputElement;

  beforeEach(() => {
    forgetAll();
    openDialogs();
  });

  describe('a course request that was sent', () => {
    it.each([
      ['with an email address', true],
      ['without one', false],
    ])('says how the link comes to somebody %s', async (_, hasEmail) => {
      serverThat(
        { status: 200, body: { data: { courses: [COURSE] } } },
        { status: 201, body: { reference: 'OS-4K7M-9QX2' } },
      );
      const { user } = renderPage(<Resource />, 'en', '/resource');
      await user.click(await screen.findByRole('button', { name: 'Request access: Play at home' }));
      await user.type(control('name'), 'Nimal');
      await user.type(control('phone'), '0771234567');
      if (hasEmail) await user.type(control('email'), 'nimal@example.com');
      else await user.click(screen.getByLabelText('I have no email address'));
      await user.click(screen.getByRole('button', { name: 'Send my request' }));
      await screen.findByText('OS-4K7M-9QX2');
      expect(screen.queryByText(/^We will read it .* then be on your private page\.$/) !== null).toBe(hasEmail);
      expect(screen.queryByText(/Your link will be on your private page, and we call you\.$/) !== null).toBe(!hasEmail);
    });
  });

  it('a course that is gone is reported in the form, in the language of the page', async () => {
    const message = 'Choose the course from the list.';
    serverThat(
      { status: 200, body: { data: { courses: [COURSE] } } },
      { status: 400, body: { message, errors: { course: message } } },
    );
    const { user } = renderPage(<Resource />, 'ta', '/resource');
    await user.click(await screen.findByRole('button', { name: 'பாடநெறியைக் கோருங்கள்: Play at home' }));
    await fillIn(user, { name: 'Nadeesha', phone: '0719876543', email: 'nadeesha@example.com' });
    await user.click(screen.getByRole('button', { name: 'கோரிக்கையை அனுப்புங்கள்' }));
    await summaryFocused();
    expect(summaryLinks()).toEqual(['பாடநெறி: பட்டியலில் ஒன்றைத் தெரிவு செய்யுங்கள்.']);
    await user.click(summary()?.querySelector('a') as HTMLAnchorElement);
    expect(document.activeElement).toBe(control('course'));
  });
});
