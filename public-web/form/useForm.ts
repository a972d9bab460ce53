import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { newKey } from '#contract/drafts';
import type { Rules } from '#contract/rule';
import { send, type Failure, type Outcome } from '../api/send.js';
import type { FieldTexts } from '../messages/fields.js';
import { useLanguage } from '../messages/useTexts.js';
import {
  bodyOf,
  clearHoneypot,
  errorsIn,
  readFiles,
  readForm,
  honeypotIn,
  withAnswer,
  type Answers,
  type Files,
} from './answers.js';
import { eraseDraft, keepable, loadDraft, saveDraft, takeForgotten, watchDraft } from './draft.js';
import { errorsFrom, type FailureTexts, type FieldErrors, isSentBefore } from './errors.js';

export interface FormConfig extends FailureTexts {
  /** Key of the draft. */
  id: string;
  rules: Rules;
  texts: FieldTexts;
  /** Labels of the options, by field. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keeps the answers when the page is reloaded or the tab closed; in a tab, only until that is closed. */
  draft: boolean | 'tab';
  /** Initial answers of a form that edits something. */
  initial?: Answers;
  /** Public forms have a honeypot. */
  honeypot?: true;
  /** Whether there is a reply, in the language of the page, which is sent along. Left out where nothing is handed in. */
  answered?: boolean;
  /** Checkboxes that replace an answer, "I don't know yet" for example: labels by field and value. */
  instead?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Options shown as selected by default; leaving them unanswered means the same. */
  presumed?: Answers;
  /** The words of the way to log in, shown at an e-mail address that is registered. */
  logIn?: string;
  /** Maps the answers to the request body, if they differ. */
  toBody?: (body: Readonly<Record<string, string>>, answers: Answers) => Record<string, string>;
}

/** How a form is sent, if not by an anonymous `POST`. */
interface Sending {
  method?: 'POST' | 'PUT' | 'DELETE';
  token?: string;
}

interface State {
  answers: Answers;
  files: Files;
  /** The idempotency key of this form. Empty until it is hydrated. */
  key: string;
  /** Set when another tab has sent the same form: later changes are a new form with this key. */
  nextKey?: string;
  /** The draft has expired since this form was last open. */
  forgotten?: boolean;
  editedAt?: number;
  errors: FieldErrors;
  failure?: Failure;
  sending: boolean;
  /** Number of failed attempts, so that the summary takes the focus each time. */
  refusals: number;
}

type Action =
  | { type: 'answered'; name: string; value: string; at: number }
  | { type: 'fileChosen'; name: string; file: File | undefined }
  | { type: 'refused'; refusal: Pick<State, 'errors'> & Partial<State> }
  /** Anything else that changes. */
  | { type: 'changed'; to: Partial<State> };

const EMPTY: State = {
  answers: {},
  files: {},
  key: '',
  nextKey: undefined,
  forgotten: undefined,
  editedAt: undefined,
  errors: {},
  failure: undefined,
  sending: false,
  refusals: 0,
};

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'answered': {
      const answers = withAnswer(state.answers, action.name, action.value);
      return { ...state, answers, key: state.nextKey ?? state.key, nextKey: undefined, editedAt: action.at };
    }
    case 'fileChosen': {
      const { [action.name]: _, ...others } = state.files;
      return { ...state, files: action.file ? { ...others, [action.name]: action.file } : others };
    }
    case 'refused':
      return { ...state, failure: undefined, ...action.refusal, sending: false, refusals: state.refusals + 1 };
    case 'changed':
      return { ...state, ...action.to };
  }
}

export type FormState = ReturnType<typeof useForm>;

/**
 * The state of one form: answers, errors, and whether it is being sent.
 * @param given the configuration; a function if it depends on an answer
 */
export function useForm(given: FormConfig | ((answers: Answers) => FormConfig)) {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const change = (to: Partial<State>) => dispatch({ type: 'changed', to });
  const config = typeof given === 'function' ? given(state.answers) : given;
  const element = useRef<HTMLFormElement>(null);
  const underway = useRef(false);
  const { id, rules } = config;
  const storage = config.draft === 'tab' ? 'sessionStorage' : 'localStorage';
  const language = useLanguage();
  const { answers, files, key, editedAt } = state;

  useEffect(() => {
    if (!config.draft) return undefined;
    return watchDraft(id, () => change({ nextKey: newKey() }));
  }, [id, config.draft]);

  const keep = useEffectEvent((at: number) => {
    if (config.draft) saveDraft(id, { answers: keepable(rules, answers), key, at }, storage);
  });
  useEffect(() => {
    if (editedAt !== undefined) keep(editedAt);
  }, [answers, editedAt]);

  /** Clears the failure of the last attempt: the page handles it in another way. */
  const accept = () => change({ errors: {}, failure: undefined });

  /** Checks these fields (all when none are named) and shows what is wrong. */
  function check(names: readonly string[] = Object.keys(rules)): boolean {
    const errors = Object.fromEntries(
      Object.entries(errorsIn(rules, answers, files)).filter(([name]) => names.includes(name)),
    );
    const right = Object.keys(errors).length === 0;
    if (right) accept();
    else dispatch({ type: 'refused', refusal: { errors } });
    return right;
  }

  /** @param read the chosen files, in memory */
  function requestBody(read: Files): Record<string, string> | FormData {
    const answered = bodyOf(rules, { ...config.presumed, ...answers });
    const fields = { ...(config.answered && { language }), ...(config.toBody?.(answered, answers) ?? answered) };
    const body = { ...fields, ...honeypotIn(element.current) };
    if (!Object.values(rules).some(({ type }) => type === 'file')) return body;
    const parts = new FormData();
    for (const [name, value] of Object.entries(body)) parts.append(name, value);
    for (const [name, file] of Object.entries(read)) parts.append(name, file, file.name);
    return parts;
  }

  return {
    ...state,
    config,
    /** False until the draft has been read and the answers are known. */
    hydrated: key !== '',
    accept,
    check,
    answer(name: string, value: string) {
      dispatch({ type: 'answered', name, value, at: Date.now() });
    },
    chooseFile(name: string, file: File | undefined) {
      dispatch({ type: 'fileChosen', name, file });
    },
    /** Called on hydration: restores the draft, and adds what was typed before. */
    hydrate(root: HTMLFormElement | null) {
      element.current = root;
      const draft = config.draft ? loadDraft(id, Date.now(), storage) : undefined;
      const typed = readForm(root, rules, config.presumed);
      change({
        ...EMPTY,
        answers: { ...config.initial, ...draft?.answers, ...typed.answers },
        files: typed.files,
        key: draft?.key ?? newKey(),
        forgotten: config.draft === true && takeForgotten(id),
      });
    },
    clear() {
      eraseDraft(id, storage);
      clearHoneypot(element.current);
      change({ ...EMPTY, key: newKey() });
    },
    /**
     * Validates everything and sends it, once however often the button is pressed.
     * The page clears the form after navigating: a cleared form would show its first step.
     * @returns the outcome; `undefined` if it was not sent
     */
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what this route answers
    async submit<T>(path: string, { method = 'POST', token }: Sending = {}): Promise<Outcome<T> | undefined> {
      // The second tap of a double tap comes before the next render.
      if (underway.current || !check()) return undefined;
      underway.current = true;
      change({ sending: true });
      const { read, unreadable } = await readFiles(files);
      if (unreadable.length > 0) {
        underway.current = false;
        for (const name of unreadable) dispatch({ type: 'fileChosen', name, file: undefined });
        const errors = Object.fromEntries(unreadable.map((name) => [name, 'changedFile' as const]));
        dispatch({ type: 'refused', refusal: { errors } });
        return undefined;
      }
      const outcome = await send<T>(method, path, { body: requestBody(read), idempotencyKey: key, token });
      underway.current = false;
      if (outcome.kind === 'done') {
        // Other forms are cleared by their page, which takes the place of their first step.
        if (config.draft === 'tab') eraseDraft(id, storage);
        change({ sending: false });
      } else {
        const errors = errorsFrom(outcome, rules);
        const failure = Object.keys(errors).length > 0 ? undefined : outcome;
        // The key belongs to what arrived first: what is typed now is sent under another.
        const anew = isSentBefore(outcome) && { key: newKey(), editedAt: Date.now() };
        dispatch({ type: 'refused', refusal: { errors, failure, ...anew } });
      }
      return outcome;
    },
  };
}
