import type * as English from '../notes';
import type { Translated } from '../catalogue';

export const notes: Translated<typeof English.notes> = {
  title: 'කණ්ඩායම් සටහන්',
  whoSees: 'මේවා පෙනෙන්නේ පරිපාලකයින්ට පමණි. ලේඛනය මැකෙන විට මේවාත් මැකේ.',
  ofFamily: 'මේවා පෙනෙන්නේ පරිපාලකයින්ට පමණි: ඉහත සියලු ලේඛනවල සටහන්. අලුත් සටහනක් තබන්නේ අලුත්ම ලේඛනය සමගය; එය මැකෙන විට සටහනත් මැකේ.',
  loading: 'සටහන් ගෙන එමින්…',
  failed: 'සටහන් ගෙන ඒමට නොහැකි විය.',
  add: 'සටහන එක් කරන්න',
  addFailed: 'සටහන සුරැකීමට නොහැකි විය. එය තවම මෙහි ඇත. %{tryAgain}',
  of: '%{by} ලියූ සටහන, %{moment}',
  deleteTitle: 'මේ සටහන මකන්නද?',
  deleted: 'සටහන මකන ලදී.',
  deleteFailed: 'සටහන මැකීමට නොහැකි විය.',
};

/** Of the form. */
export const noteForm: Translated<typeof English.noteForm> = {
  fields: { kind: 'වර්ගය', text: 'කණ්ඩායමට සටහන' },
  choices: {
    kind: {
      note: 'සටහන',
      call: 'දුරකථන ඇමතුම',
    },
  },
};
