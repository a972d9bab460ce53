import { screen, within } from '@testing-library/react';
import { type Language, LANGUAGES } from '#contract/languages';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { BookAnyone } from './StaffSection.js';
import { TeacherProfilesPage } from './TeacherProfilesPage.js';
import { strengthsOf } from './useTeacherProfiles.js';

const SOMEBODY = { age: 40, experience: 5, profilePicture: 'uploads/face.webp', service: 'Student counseling' };
const DILANI = {
  ...SOMEBODY,
  _id: 'a'.repeat(24),
  tName: 'Dilani',
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

const CHOOSE = 'You do not have to choose. We can suggest someone too.';

const names = () =>
  within(screen.getByRole('region', { name: 'Our counsellors' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
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
    expect(screen.getByRole('status').textContent).toBe(CHOOSE);
    await user.selectOptions(screen.getByLabelText('Language'), 'Tamil');
    expect(names()).toEqual(['Suresh']);
    expect(screen.getByRole('status').textContent).toBe('1 person matches');
    await user.selectOptions(screen.getByLabelText('District'), 'Gampaha');
    expect(names()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Nobody here matches both. Choose “All” to see everybody.');
    await user.selectOptions(screen.getByLabelText('Language'), 'All');
    expect(names()).toEqual(['Dilani']);
  });

  it('speak their languages once: not again among the qualifications', async () => {
    const qualification = 'BA in Psychology\nSpeaks Sinhala and English';
    renderStaff({
      status: 200,
      body: [
        { ...DILANI, qualification },
        { ...SOMEBODY, tName: 'Ruwan', _id: 'c', qualification },
      ],
    });
    await screen.findByRole('heading', { name: 'Dilani' });
    expect(cardOf('Dilani')?.textContent).not.toContain('Speaks Sinhala');
    expect(cardOf('Dilani')?.textContent).toContain('BA in Psychology');
    // Where nothing else says it, it stays.
    expect(cardOf('Ruwan')?.textContent).toContain('Speaks Sinhala and English');
  });

  it('are not counted on first sight, and a police report is not promised of everybody', async () => {
    const page = renderStaff({ status: 200, body: [DILANI] }).container;
    expect(await screen.findByText(CHOOSE)).toBeTruthy();
    expect(page.textContent).not.toMatch(/\b1 person\b/);
    expect(page.textContent).toContain('A police report is not a rule for everybody.');
  });
});

describe('the page of a service with people', () => {
  it.each([
    ['studentCounseling', 'Student counseling', 'Does my child have to talk?'],
    ['speechTherapy', 'Speech and behavior occupational therapy session', 'Can I be in the room?'],
    ['parentCounseling', 'Parent counseling/Parenting session', 'Do I have to bring my child?'],
  ] as const)('%s says what happens first, and what parents ask', async (of, service, question) => {
    serverThat('lost', 'lost');
    renderPage(
      <TeacherProfilesPage of={of} service={service} picture="/people.svg" anyone={null}>
        {() => null}
      </TeacherProfilesPage>,
    );
    expect(await screen.findByText('Failed to fetch details.')).toBeTruthy();
    const how = screen.getByRole('region', { name: 'How it works' });
    expect(within(how).getAllByRole('listitem')).toHaveLength(3);
    const faq = screen.getByRole('region', { name: 'Questions parents ask' });
    expect(within(faq).getByText(question)).toBeTruthy();
    expect(within(faq).getByText('What does it cost?')).toBeTruthy();
  });
});

describe('the form of a service', () => {
  const STATES = {
    'there are people': { status: 200, body: [DILANI] },
    'there is nobody': { status: 200, body: [] },
    'the list fails': { status: 500, body: {} },
  };
  const SAID = {
    en: [
      'Book, and we suggest someone',
      CHOOSE,
      'No details available for Student counseling.',
      'Failed to fetch details.',
    ],
    si: [
      'වෙන් කරන්න, අපි කෙනෙකු යෝජනා කරමු',
      'ඔබම තෝරා ගත යුතු නැත. අපටද කෙනෙකු යෝජනා කළ හැකිය.',
      'ශිෂ්‍ය උපදේශනය සඳහා විස්තර නැත.',
      'විස්තර ලබා ගැනීමට නොහැකි විය.',
    ],
    ta: [
      'முன்பதிவு செய்யுங்கள், நாங்கள் ஒருவரைப் பரிந்துரைப்போம்',
      'நீங்களே தெரிவு செய்ய வேண்டியதில்லை. நாங்களும் ஒருவரைப் பரிந்துரைக்கலாம்.',
      'மாணவர் உளவளத்துணை: விபரங்கள் எதுவும் இல்லை.',
      'விபரங்களைப் பெற முடியவில்லை.',
    ],
  } as const;
  const CASES = LANGUAGES.flatMap((language) =>
    Object.entries(STATES).map(
      ([state, answer], at) => [state, language, answer, SAID[language][at + 1] ?? ''] as const,
    ),
  );

  it.each(CASES)('is opened without choosing a person where %s (%s)', async (_, language, answer, state) => {
    renderStaff(answer, language);
    expect(await screen.findByText(state)).toBeTruthy();
    const links = screen.getAllByRole('link', { name: SAID[language][0] });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill(`${language === 'en' ? '' : `/${language}`}/booking-counselling-teacher`),
    );
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
    expect(strengthsOf(person, language)).toEqual(found);
  });
});
