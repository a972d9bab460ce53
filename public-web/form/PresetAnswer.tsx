import { useRef, useState } from 'react';

interface PresetAnswerProps {
  id: string;
  /** Nothing where no page before has answered it. */
  what: string | undefined;
  texts: { readonly asked: string; readonly remove: string; readonly removed: string };
  onRemove: () => void;
}

/** An answer that the page before has given, with a button to remove it. */
export function PresetAnswer({ id, what, texts, onRemove }: PresetAnswerProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState(false);

  return (
    <>
      <p ref={notice} tabIndex={-1} className="hidden-text">
        {removed && !what ? texts.removed : ''}
      </p>
      {what && (
        <div className="offer">
          <p>
            <span>{texts.asked}</span> <strong>{what}</strong>
          </p>
          <button
            id={id}
            type="button"
            className="link-button"

            onClick={() => {
              onRemove();
              setRemoved(true);
              notice.current?.focus();
            }}
          >
            {texts.remove}
          </button>
        </div>
      )}
    </>
  );
}
