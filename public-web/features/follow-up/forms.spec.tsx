import { renderPage } from '../../test/render.js';
import { forgetAll, summaryFocused } from '../../test/SampleForm.js';
import { serverThat } from '../../test/server.js';
import { NoteForm } from './forms.js';

beforeEach(forgetAll);

it.each([
  ['en', 'You have sent us many notes. Please call us.'],
  ['si', 'මෙය තවදුරටත් මෙතැනින් වෙනස් කළ නොහැකිය. කරුණාකර අපට කතා කරන්න.'],
  ['ta', 'இதை இனி இங்கே மாற்ற முடியாது. தயவுசெய்து எங்களை அழையுங்கள்.'],
] as const)('a change that only a call can make says so in %s', async (language, words) => {
  serverThat({ status: 409, body: { message: 'You have sent us many notes. Please call us.' } });
  const nothing = () => undefined;
  const { user } = renderPage(
    <NoteForm token="secret" title={['Note']} onDone={nothing} onLeave={nothing} />,
    language,
  );
  await user.type(document.getElementById('note') as HTMLElement, 'We have moved');
  await user.click(document.querySelector('form button:not([type])') as HTMLElement);
  await summaryFocused();
  expect(document.getElementById('summary-text')?.textContent).toBe(words);
  expect(document.querySelector<HTMLTextAreaElement>('#note')?.value).toBe('We have moved');
});
