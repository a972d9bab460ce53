import { Fragment } from 'react';
import { telephoneLink } from '#contract/links';
import { useTexts } from '../messages/useTexts.js';

/** Sri Lanka's own short numbers: free, at any hour. */
const NUMBERS = { police: '119', ambulance: '1990', children: '1929' } as const;
type Whom = keyof typeof NUMBERS;

export function Emergency() {
  const t = useTexts('contact');
  return (
    <section className="band" aria-labelledby="urgent">
      <div className="band-inner">
        <div className="join">
          <div className="stack">
            <h2 id="urgent">{t.urgentTitle}</h2>
            <p>{t.urgent}</p>
          </div>
          <dl className="contacts emergency">
            {(Object.keys(NUMBERS) as Whom[]).map((whom) => (
              <Fragment key={whom}>
                <dt>{t.numbers[whom]}</dt>
                <dd>
                  <a href={telephoneLink(NUMBERS[whom])}>{NUMBERS[whom]}</a>
                </dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
