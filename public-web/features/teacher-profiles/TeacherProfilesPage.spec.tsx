import { screen } from '@testing-library/react';
import type { Language } from '#contract/languages';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { BookAnyone } from './StaffSection.js';
import { TeacherProfilesPage } from './TeacherProfilesPage.js';
import { goodAtOf } from './useTeacherProfiles.js';

const SOMEBODY = { age: 40, experience: 5, profilePicture: 'uploads/face.webp', service: 'Student counseling' };
const DILANI = {
  ...{ ...SOMEBODY, _id: 'a'.repeat(24), tName: 'Dilani' },
  profession: 'Counselor',
  languages: ['en', 'si'],
  districts: ['Gampaha', 'Nuwara Eliya'],
  goodAt: 'Worries before school.',
  checked: ['identity', 'police'],
  greeting: 'uploads/hello.mp3',
  greetingLanguage: 'si',
  greetingText: 'ආයුබෝවන්.',
};
const SURESH = {
  ...SOMEBODY,
  _id: 'b'.repeat(24),
  tName: 'Suresh',
  languages: ['ta'],
  districts: ['Jaffna'],
  greeting: 'uploads/no-words.mp3',
};

function renderStaff(answer: { status: number; body: unknown }, language: Language = 'en') {
  serverThat(answer, answer);
  return renderPage(
    <TeacherProfilesPage
      of="studentCounseling"
      service="Student counseling"
      picture="/people.svg"
      anyone={<BookAnyone kind="counselling-teacher" />}
    >
      {() => null}
    </TeacherProfilesPage>,
    language,
  );
}

async function openList(language?: Language) {
  const { user } = renderStaff({ status: 200, body: [DILANI, SURESH] }, language);
  await screen.findByRole('heading', { name: 'Dilani' });
  return user;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li');

describe('the staff of a service', () => {
  it('say their profession, languages, districts and what they are good at', async () => {
    await openList();
    const text = cardOf('Dilani')?.textContent;
    expect(text).toContain('Counsellor');
    expect(text).toContain('Speaks: English, Sinhala');
    expect(text).toContain('Works in: Gampaha, Nuwara Eliya');
    expect(text).toContain('Worries before school.');
    expect(text).toContain('Confirmed by our office: identity, police report');
    expect(text).not.toContain('Written in');
    expect(cardOf('Suresh')?.textContent).not.toMatch(/Good at|Confirmed/);
  });

  it('say in which language something is written where it is not the one of the page', async () => {
    await openList('ta');
    expect(screen.getByText('Worries before school.').lang).toBe('en');
    expect(screen.getByText('ஆங்கிலத்தில் எழுதப்பட்டுள்ளது')).toBeTruthy();
    expect(cardOf('Dilani')?.textContent).toContain('நுவரெலியா');
  });

  it('can be heard, beside what they say', async () => {
    await openList();
    expect(screen.getByLabelText('Hear Dilani').getAttribute('src')).toBe('/uploads/hello.mp3');
    expect(screen.getByText('ආයුබෝවන්.').lang).toBe('si');
    expect(cardOf('Suresh')?.querySelector('audio')).toBeNull();
  });

  it('are found by language and district, and what matches nobody says so', async () => {
    const user = await openList();
    await user.selectOptions(screen.getByLabelText('Language'), 'Tamil');
    expect(names()).toEqual(['Suresh']);
    expect(screen.getByRole('status').textContent).toBe('1 person');
    await user.selectOptions(screen.getByLabelText('District'), 'Gampaha');
    expect(names()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Nobody here matches both. Choose “All” to see everybody.');
    await user.selectOptions(screen.getByLabelText('Language'), 'All');
    expect(names()).toEqual(['Dilani']);
  });
});

describe('the form of a service', () => {
  it.each([
    ['there are people', { status: 200, body: [DILANI] }, '1 person'],
    ['there is nobody', { status: 200, body: [] }, 'No details available for Student counseling.'],
    ['the list fails', { status: 500, body: {} }, 'Failed to fetch details.'],
  ])('is opened without choosing a person where %s', async (_, answer, state) => {
    renderStaff(answer);
    expect(await screen.findByText(state)).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Book, and we suggest someone' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/booking-counselling-teacher',
      '/booking-counselling-teacher',
    ]);
  });
});

describe('what somebody is good at', () => {
  const all = { goodAt: 'Words', goodAtSi: 'වචන', goodAtTa: 'சொற்கள்' };

  it.each([
    [all, 'ta', { language: 'ta', text: 'சொற்கள்' }],
    [{ goodAtSi: 'වචන' }, 'ta', { language: 'si', text: 'වචන' }],
    [{ goodAt: 'Words', goodAtTa: '' }, 'ta', { language: 'en', text: 'Words' }],
    [{}, 'en', undefined],
  ] as const)('of %j for %s is %j', (person, language, found) => {
    expect(goodAtOf(person, language)).toEqual(found);
  });
});
