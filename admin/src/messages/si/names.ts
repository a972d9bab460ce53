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

export const peopleNames: Translated<typeof English.peopleNames> = {
  name: 'පුද්ගලයා |||| පුද්ගලයින්',
  fields: {
    name: 'නම',
    phone: 'දුරකථන අංකය',
    email: 'ඊමේල්',
    reason: 'හේතුව',
    childName: 'දරුවා',
    records: 'ලේඛන',
    createdAt: 'අවසන් වරට අප ඇමතූ දිනය',
  },
  file: 'පුද්ගලයින් සහ ඔවුන්ගේ දත්ත',
  everything: 'මේ පුද්ගලයා ගැන සියල්ල',
  familyPage: 'පවුලේ පිටුවට',
};
