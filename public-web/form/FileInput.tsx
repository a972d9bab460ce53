import { useRef } from 'react';
import type { FileRule } from '#contract/rule';
import { fill } from '../messages/fill.js';
import { Labelled } from './FieldFrame.js';
import { useField } from './FormContext.js';

const MEGABYTE = 1024 * 1024;
const ACCEPT = { pdf: 'application/pdf,.pdf', picture: 'image/jpeg,image/png,image/webp,image/gif' } as const;

/** The size with one decimal, never "0.0". */
function megabytes(bytes: number): string {
  return Math.max(bytes / MEGABYTE, 0.1).toFixed(1);
}

/** The browser's own file input: it works by keyboard and by voice. */
export function FileInput({ name, accept }: { name: string; accept: FileRule['accept'] }) {
  const { form, words, aria } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const file = form.files[name];
  return (
    <Labelled name={name}>
      <input
        ref={input}
        id={name}
        name={name}
        type="file"
        accept={ACCEPT[accept]}
        onChange={(event) => form.choose(name, event.target.files?.[0])}
        {...aria}
      />
      {file && (
        <p className="chosen-file">
          <span>
            <strong>{file.name}</strong> ({fill(words.fileSize, { size: megabytes(file.size) })})
          </span>
          <button
            type="button"
            className="link-button"
            onClick={() => {
              form.choose(name, undefined);
              if (input.current) input.current.value = '';
              input.current?.focus();
            }}
          >
            {words.removeFile}
          </button>
        </p>
      )}
    </Labelled>
  );
}
