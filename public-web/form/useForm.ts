import { useEffect, useRef, useState } from 'react';
import type { Rules } from '#contract/rule';
import type { Failure, Outcome } from '../api/send.js';
import type { FieldTexts } from '../messages/fields.js';
import { bodyOf, faultsIn, type Answers } from './answers.js';
import { emptyDraft, eraseDraft, keepable, loadDraft, saveDraft, watchDraft, type Draft } from './draft.js';
import { emptyAgain, whatShouldBeEmpty } from './leaveEmpty.js';
import { problemsFrom, type Problems } from './problems.js';

export interface Plan {
  /** Names the draft. */
  id: string;
  rules: Rules;
  texts: FieldTexts;
  /** Words for the values of choices, by field. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Answers of this form are kept over a reload and a closed tab. */
  draft: boolean;
  /** Anybody may send it, programs too: it carries the field that people never see. */
  open?: true;
  /** The spec's sentence for a refusal that says nothing itself. */
  failed: string;
  /** The same for a failure that is nobody's refusal: the server broke down, the answer never came. */
  broken?: string;
}

export type Files = Readonly<Record<string, File>>;

export interface Sending {
  body: Record<string, string>;
  files: Files;
  key: string;
}

const NOTHING: Draft = { answers: {}, key: '', at: 0 };

export type FormState = ReturnType<typeof useForm>;

/** The state of one form: what was typed, what is wrong with it, and whether it is on its way. */
export function useForm(plan: Plan) {
  const [draft, setDraft] = useState(NOTHING);
  const [files, setFiles] = useState<Files>({});
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  // A browser that fills in several fields at once tells of each before anything is drawn again.
  const latest = useRef(NOTHING);
  const drawn = useRef<HTMLFormElement>(null);
  const underway = useRef(false);
  const sentElsewhere = useRef(false);
  const { id, rules } = plan;

  useEffect(() => {
    if (!plan.draft) return undefined;
    return watchDraft(id, () => {
      sentElsewhere.current = true;
    });
  }, [id, plan.draft]);

  function hold(next: Draft) {
    latest.current = next;
    setDraft(next);
  }

  function refuse(found: Problems, why?: Failure) {
    setProblems(found);
    setFailure(why);
    setTries((count) => count + 1);
  }

  function clear() {
    eraseDraft(id);
    emptyAgain(drawn.current);
    hold(emptyDraft(Date.now()));
    setFiles({});
    setProblems({});
    setFailure(undefined);
  }

  return {
    plan,
    answers: draft.answers,
    files,
    problems,
    failure,
    sending,
    /** False until the draft was read: before that nothing can be said about what is answered. */
    ready: draft.key !== '',
    /** Counts refusals, so that the summary takes the focus each time. */
    tries,
    clear,
    /** Called when the form is drawn in the browser: brings the draft back, and adds what was typed before. */
    wake(root: HTMLFormElement | null) {
      drawn.current = root;
      const now = Date.now();
      const found = (plan.draft ? loadDraft(id, now) : undefined) ?? emptyDraft(now);
      const { typed, chosen } = givenBefore(root, rules);
      hold({ ...found, answers: { ...found.answers, ...typed } });
      setFiles(chosen);
    },
    answer(name: string, value: string) {
      // What is changed after another tab sent the same form is a form of its own.
      const key = sentElsewhere.current ? emptyDraft(0).key : latest.current.key;
      sentElsewhere.current = false;
      const next = { key, answers: { ...latest.current.answers, [name]: value }, at: Date.now() };
      hold(next);
      if (plan.draft) saveDraft(id, { ...next, answers: keepable(rules, next.answers) });
    },
    choose(name: string, file: File | undefined) {
      const { [name]: _, ...others } = files;
      setFiles(file ? { ...others, [name]: file } : others);
    },
    /** Checks these fields (all when none are named) and shows what is wrong. */
    verify(names: readonly string[] = Object.keys(rules)): boolean {
      const faults = faultsIn(rules, latest.current.answers, files);
      const found = Object.fromEntries(Object.entries(faults).filter(([name]) => names.includes(name)));
      const right = Object.keys(found).length === 0;
      if (right) {
        setProblems({});
        setFailure(undefined);
      } else refuse(found);
      return right;
    },
    async submit<T>(post: (sending: Sending) => Promise<Outcome<T>>): Promise<T | undefined> {
      // A second tap finds the first still on its way.
      if (underway.current) return undefined;
      underway.current = true;
      setSending(true);
      const { answers, key } = latest.current;
      const body = { ...bodyOf(rules, answers), ...whatShouldBeEmpty(drawn.current) };
      const result = await post({ body, files, key });
      underway.current = false;
      setSending(false);
      // The page clears the form once it has moved on: an emptied form would send a person back to its first step.
      if (result.kind === 'done') return result.body;
      const found = problemsFrom(result, rules);
      refuse(found, Object.keys(found).length > 0 ? undefined : result);
      return undefined;
    },
  };
}

/** What was typed and chosen while the page was still waking up. */
function givenBefore(root: HTMLFormElement | null, rules: Rules): { typed: Answers; chosen: Files } {
  const typed: Record<string, string> = {};
  const chosen: Record<string, File> = {};
  for (const [name, value] of root ? new FormData(root) : []) {
    if (!rules[name]) continue;
    if (typeof value !== 'string') {
      // An empty file field gives a file without a name.
      if (value.name !== '') chosen[name] = value;
    } else if (value !== '') typed[name] = value;
  }
  return { typed, chosen };
}
