import type * as English from '../followUp';
import type { Translated } from '../catalogue';

/** Labels of what every request has that its family can follow. */
export const FOLLOW_UP_LABELS: Translated<typeof English.FOLLOW_UP_LABELS> = {
  reference: 'குறிப்பு இலக்கம்',
  language: 'குடும்பத்தின் மொழி',
  cancelledBy: 'ரத்துச் செய்தவர்',
  cancelReason: 'ரத்துச் செய்த காரணம்',
  consentWithdrawnAt: 'சம்மதம் திரும்பப் பெறப்பட்டது',
  suspectedSpam: 'தேவையற்றவை எனச் சந்தேகிக்கப்படுபவை',
};

/** The follow-up of a request by its family, as an administrator reads it. */
export const followUp: Translated<typeof English.followUp> = {
  title: 'குடும்பம் பார்ப்பவை',
  cancelled: 'குடும்பம் ரத்துச் செய்தது',
  cancelledBy: {
    family: 'குடும்பம்',
  },
  notes: 'குடும்பம் சேர்த்த குறிப்புகள்',
  history: 'நிலை, குடும்பம் வாசிப்பது போல',
  happened: {
    received: 'கிடைத்தது.',
    changed: 'குடும்பம் மாற்றியது.',
    corrected: 'நாங்கள் மாற்றினோம்.',
    note: 'குடும்பம் குறிப்புச் சேர்த்தது.',
    pending: 'மீண்டும் காத்திருப்பில் உள்ளது.',
    approved: 'ஏற்கப்பட்டது.',
    rejected: 'மறுக்கப்பட்டது.',
    accepted: 'ஏற்கப்பட்டது.',
    denied: 'மறுக்கப்பட்டது.',
    answered: 'பதில் அளிக்கப்பட்டது.',
    renewed: 'குடும்பம் இணைப்பைப் புதுப்பித்தது.',
    cancelled: 'குடும்பம் ரத்துச் செய்தது.',
    told: 'குடும்பத்துக்குச் சொல்லப்பட்டது.',
  },
};
