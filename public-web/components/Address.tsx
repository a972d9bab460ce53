import { useLanguage } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';

export function Address() {
  const language = useLanguage();
  return (
    <address>
      {PROVIDER.address[language].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
