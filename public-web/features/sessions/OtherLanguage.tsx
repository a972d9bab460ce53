import type { FamilyNote } from '#contract/goals';
import { PhoneLink } from '../../components/Contacts.js';
import { fill } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';

/** Marks a sentence in another language than the page's, beside a number to ask for it. */
export function OtherLanguage({ note }: { note: Pick<FamilyNote, 'language'> }) {
  const t = useTexts('progress');
  const language = useLanguage();
  if (note.language === language) return null;
  return (
    <span className="soft other-language">
      <span>{fill(t.otherLanguage, { language: t.languages[note.language] })}</span> <span>{t.askByPhone}</span>{' '}
      <PhoneLink phone={PROVIDER.phones[0]} />
    </span>
  );
}
