import type { Translated } from '../catalogue';
import type * as English from '../names';

export const familyNames: Translated<typeof English.familyNames> = {
  name: 'පවුල |||| පවුල්',
  file: 'පවුල්',
};

export const eventNames: Translated<typeof English.eventNames> = {
  name: 'සිදුවීම |||| සිදුවීම්',
  file: 'විගණන සටහන්',
};

export const administratorNames: Translated<typeof English.administratorNames> = {
  name: 'පරිපාලක |||| පරිපාලකයින්',
  file: 'පරිපාලකයින්',
};

export const dataRequestNames: Translated<typeof English.dataRequestNames> = {
  name: 'දත්ත ඉල්ලීම |||| දත්ත ඉල්ලීම්',
  file: 'දත්ත ඉල්ලීම්',
};
