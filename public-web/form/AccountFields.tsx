import { useEffect, useRef, useState } from 'react';
import { fill } from '../messages/fill.js';
import { Labelled, useField } from './Field.js';
import { Fields } from './inputs.js';

const MEGABYTE = 1024 * 1024;
/** The only file of a public form is a CV. */
const ACCEPT = 'application/pdf,.pdf';

/** The questions of a form that has a password or a file among them. */
export const AccountFields = ({ names }: { names: readonly string[] }) => <Fields names={names} inputs={INPUTS} />;

/** The browser's own file input: it works by keyboard and by voice. */
function FileInput({ name }: { name: string }) {
  const { form, words, aria } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const file = form.files[name];

  // What is no longer chosen, because it cannot be read or was deleted, does not stand in the browser's own input either.
  const isCleared = form.hydrated && !file;
  useEffect(() => {
    if (isCleared && input.current) input.current.value = '';
  }, [isCleared]);

  function remove() {
    form.chooseFile(name, undefined);
    input.current?.focus();
  }

  return (
    <Labelled name={name}>
      <input
        ref={input}
        id={name}
        name={name}
        type="file"
        accept={ACCEPT}
        onChange={(event) => form.chooseFile(name, event.target.files?.[0])}
        {...aria}
      />
      {file && (
        <p className="chosen-file">
          <span>
            {/* Rounded up: only an empty file has "0.0", and none that is too large the largest size. */}
            <strong>{file.name}</strong>{' '}
            <span>{`(${fill(words.fileSize, { size: (Math.ceil((file.size * 10) / MEGABYTE) / 10).toFixed(1) })})`}</span>
          </span>
          <button type="button" className="link-button" onClick={remove}>
            {words.removeFile}
          </button>
        </p>
      )}
    </Labelled>
  );
}

/** Typed once and shown on request, instead of typed twice. */
function PasswordInput({ name }: { name: string }) {
  const { form, rule, value, words, aria } = useField(name);
  const [shown, setShown] = useState(false);
  const isNew = rule.type === 'password' && rule.min > 1;
  return (
    <Labelled name={name}>
      <div className="password">
        <input
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => form.answer(name, event.target.value)}
          {...aria}
        />
        <button
          type="button"
          className="button quiet"
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
    </Labelled>
  );
}

const INPUTS = { file: FileInput, password: PasswordInput };
