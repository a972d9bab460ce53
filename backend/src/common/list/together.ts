interface Answer {
  readonly running: Promise<unknown>;
  /** Begins when `running` has ended, for all who asked meanwhile. */
  next?: Promise<unknown>;
}

const asked = new WeakMap<object, Map<string, Answer>>();

/**
 * Answers once what is asked at the same moment: while one answer is on its way, those who ask the same wait for one
 * next answer, made for all of them. It begins after the last of them has asked, so that it is as exact as each one's
 * own would be, in any number of processes; and however many ask, the store does the work of two.
 * @param of what the question is about: the same object for the same kind of question
 * @param question what is asked; two with the same words must have the same answer
 */
export function together<Value>(of: object, question: string, answer: () => Promise<Value>): Promise<Value> {
  const questions = asked.get(of) ?? new Map<string, Answer>();
  asked.set(of, questions);
  const begin = (): Promise<Value> => {
    const running = answer();
    questions.set(question, { running });
    const end = () => questions.delete(question);
    running.then(end, end);
    return running;
  };
  const before = questions.get(question);
  if (before === undefined) return begin();
  before.next ??= before.running.then(begin, begin);
  return before.next as Promise<Value>;
}
