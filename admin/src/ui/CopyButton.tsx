import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NamedButton } from './NamedButton';

interface Props {
  label: string;
  about: string;
  text: string;
}

/** Copies a text, and says whether that worked: the browser may refuse access to the clipboard. */
export function CopyButton({ label, about, text }: Props) {
  const translate = useTranslate();
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  return (
    <>
      <NamedButton label={label} about={about} onClick={() => void copy()} />
      <span role="status" style={{ alignSelf: 'center' }}>
        {result && translate(`messages.${result}`)}
      </span>
    </>
  );
}
