import reactAdminEnglish from 'ra-language-english';
import { FAILURES } from '#contract/refusals';
import { TRANSLATIONS } from '.';
import { account, accountForms } from './account';
import { addBooking } from './addBooking';
import { audit } from './audit';
import { type Catalogue, SHOWN } from './catalogue';
import { announcement, dashboard } from './dashboard';
import { english } from './english';
import { families, familyForms } from './families';
import { people } from './people';
import { planFields, plans } from './plans';

type Texts = Readonly<Record<string, string>>;

/** Texts by their keys. */
const textsIn = (messages: object, within = ''): Texts =>
  Object.assign(
    {},
    ...Object.entries(messages).map(([key, text]: [string, string | object]) =>
      typeof text === 'string' ? { [within + key]: text } : textsIn(text, `${within}${key}.`),
    ),
  ) as Texts;

const { ra, resources, ...rest } = english;
const own: Readonly<Record<string, object>> = ra;
const ENGLISH = textsIn({
  ra: Object.fromEntries(SHOWN.map((part) => [part, { ...reactAdminEnglish.ra[part], ...own[part] }])),
  ...rest,
  account,
  addBooking,
  audit,
  dashboard,
  plans,
  resources: {
    ...resources,
    'family-list': { ...resources['family-list'], ...families },
    'people-list': { ...resources['people-list'], ...people },
    announcement,
    plans: { fields: planFields },
    ...accountForms,
    ...familyForms,
  },
});

/** What is written the same in all languages. */
const NAMES =
  /JavaScript|WhatsApp|CSV|PDF|CVs?|QR|KB|MB|One Step|Google Authenticator|Aegis|2FAS|JPEG|PNG|WebP|GIF|AVIF|HEIC|MP3|M4A|OGG|https?|Share|Export/g;
const withoutNames = (text: string) => text.replace(/%\{\w+\}/g, '').replace(NAMES, '');

const placeholders = (text = '') => String([...new Set(text.match(/%\{\w+\}/g) ?? [])].sort());
const forms = (text: string) => text.split(' |||| ');

const languages = Object.entries(TRANSLATIONS).map(async ([name, load]) => {
  const { messages } = await load();
  return [name, messages, textsIn(messages)] as const;
});

describe.each(await Promise.all(languages))('the %s of the app', (_language, messages: Catalogue, texts) => {
  it('leaves no word in English', () => {
    expect(Object.entries(texts).filter(([, text]) => /[A-Za-z]/.test(withoutNames(text)))).toEqual([]);
  });

  it('leaves nothing empty', () => {
    expect(Object.keys(texts).filter((key) => texts[key] === '')).toEqual([]);
  });

  it('has the same placeholders and as many plural forms', () => {
    const wrong = Object.entries(ENGLISH).filter(([key, text]) => {
      const [one, ...many] = forms(text);
      const [translated, ...others] = forms(texts[key] ?? '');
      return placeholders(one) !== placeholders(translated) || many.length !== others.length;
    });
    expect(wrong).toEqual([]);
  });

  it('marks every field that may stay empty with the same word', () => {
    const mark = messages.admin.form.optional.replace('%{label}', '');
    const optional = Object.keys(ENGLISH).filter((key) => ENGLISH[key]?.endsWith('(optional)'));
    expect(optional.filter((key) => !texts[key]?.endsWith(mark))).toEqual([]);
  });

  it('says every failure of the server', () => {
    expect(Object.keys(messages.server.failures)).toEqual(Object.keys(FAILURES));
  });

  it('says that a request is open, not that it shall be opened', () => {
    expect(messages.resources.getcontact.reopen).not.toContain(messages.resources['privacy-requests'].statuses.open);
  });
});

/** docs/terms.md: பதிவு alone is the registration of a teacher, and a recording. */
it('calls a booking in Tamil what the public site calls it', async () => {
  const { messages } = await import('./ta');
  const texts = textsIn(messages);
  const wrong = Object.entries(ENGLISH).filter(
    ([key, text]) => /\bbookings?\b/i.test(text) && /(?<!முன்)பதிவ/.test(texts[key] ?? ''),
  );
  expect(wrong).toEqual([]);
});

/** docs/terms.md: நீங்கள் with -ங்கள், also on buttons. */
it('asks in Tamil with one form of the verb', async () => {
  const { messages } = await import('./ta');
  expect(Object.entries(textsIn(messages)).filter(([, text]) => /வும்(?:\.|$)/.test(text))).toEqual([]);
});
