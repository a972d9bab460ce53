import { Fragment } from 'react';
import lost from '../art/lost.svg?url';
import { cut } from '../messages/fill.js';
import { useTexts } from '../messages/useTexts.js';
import { PhoneLink } from './ContactLinks.js';
import { PROVIDER } from '../provider.js';
import { PageLink } from './PageLink.js';

export function NotFound() {
  const t = useTexts('notFound');
  const phone = PROVIDER.phones[0];
  return (
    <div className="page narrow centred">
      <img src={lost} alt="" width="360" height="200" />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.text}</p>
      <p>
        <PageLink to="/" className="button">
          {t.home}
        </PageLink>
      </p>
      <p>
        {cut(t.call).map((part, place) =>
          place % 2 ? <PhoneLink key={part} phone={phone} /> : <Fragment key={part}>{part}</Fragment>,
        )}
      </p>
    </div>
  );
}
