import { useTexts } from '../messages/useTexts.js';
import { Band } from './Band.js';

interface Props {
  items: readonly { readonly question: string; readonly answer: string }[];
  ground?: 'mist';
}

/** Questions that open: the browser's own way, so it needs no JavaScript. */
export function Faq({ items, ground }: Props) {
  const { faqTitle } = useTexts('service');
  return (
    <Band id="faq" title={faqTitle} ground={ground}>
      <div className="faq">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
