import type * as English from '../followUp';
import type { Translated } from '../catalogue';

/** Labels of what every request has that its family can follow. */
export const FOLLOW_UP_LABELS: Translated<typeof English.FOLLOW_UP_LABELS> = {
  reference: 'යොමු අංකය',
  language: 'පවුලේ භාෂාව',
  cancelledBy: 'අවලංගු කළේ',
  cancelReason: 'අවලංගු කළ හේතුව',
  consentWithdrawnAt: 'එකඟතාව ආපසු ගෙන ඇත',
  suspectedSpam: 'අනවශ්‍ය යැයි සැක කෙරෙන පෝරම',
};

/** The follow-up of a request by its family, as an administrator reads it. */
export const followUp: Translated<typeof English.followUp> = {
  title: 'පවුලට පෙනෙන දේ',
  cancelled: 'පවුල අවලංගු කර ඇත',
  cancelledBy: {
    family: 'පවුල',
  },
  notes: 'පවුල එක් කළ සටහන්',
  history: 'තත්ත්වය, පවුලට පෙනෙන ලෙස',
  happened: {
    received: 'එය ලැබිණි.',
    changed: 'පවුල එය වෙනස් කළේය.',
    corrected: 'අපි එය වෙනස් කළෙමු.',
    note: 'පවුල සටහනක් එක් කළේය.',
    pending: 'එය නැවත විවෘතයි.',
    approved: 'එය අනුමත කරන ලදී.',
    rejected: 'එය ප්‍රතික්ෂේප කරන ලදී.',
    accepted: 'එය පිළිගන්නා ලදී.',
    denied: 'එය ප්‍රතික්ෂේප කරන ලදී.',
    answered: 'එයට පිළිතුරු දෙන ලදී.',
    renewed: 'පවුල සබැඳිය අලුත් කළේය.',
    cancelled: 'පවුල එය අවලංගු කළේය.',
    told: 'පවුලට දැනුම් දෙන ලදී.',
  },
};
