import { useTexts } from '../../messages/useTexts.js';

/** Says that a form has what was typed into it before and not saved. */
export function Unsaved({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts('staffPage');
  return (
    <p>
      <strong>{t.unsaved}</strong>{' '}
      <button type="button" className="link-button" onClick={onDiscard}>
        {t.discard}
      </button>
    </p>
  );
}
