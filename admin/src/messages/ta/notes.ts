import type * as English from '../notes';
import type { Translated } from '../catalogue';

export const notes: Translated<typeof English.notes> = {
  title: 'குழுக் குறிப்புகள்',
  whoSees: 'நிர்வாகிகள் மட்டுமே இவற்றைப் பார்ப்பார்கள். ஆவணம் அழியும்போது இவையும் அழியும்.',
  ofFamily:
    'நிர்வாகிகள் மட்டுமே இவற்றைப் பார்ப்பார்கள்: மேலே உள்ள எல்லா ஆவணங்களின் குறிப்புகள். புதிய குறிப்பு அண்மைய ஆவணத்துடன் வைக்கப்படும்; அது அழியும்போது இதுவும் அழியும்.',
  loading: 'குறிப்புகள் திறக்கின்றன…',
  failed: 'குறிப்புகளைப் பெற முடியவில்லை.',
  add: 'குறிப்பைச் சேருங்கள்',
  addFailed: 'குறிப்பைச் சேமிக்க முடியவில்லை. அது இங்கேயே உள்ளது. %{tryAgain}',
  of: '(குறிப்பு: %{by}, %{moment})',
  deleteTitle: 'இந்தக் குறிப்பை அழிக்கவா?',
  deleted: 'குறிப்பு அழிக்கப்பட்டது.',
  deleteFailed: 'குறிப்பை அழிக்க முடியவில்லை.',
};

/** Of the form. */
export const noteForm: Translated<typeof English.noteForm> = {
  fields: { kind: 'வகை', text: 'குழுவுக்கான குறிப்பு' },
  choices: {
    kind: {
      note: 'குறிப்பு',
      call: 'தொலைபேசி அழைப்பு',
    },
  },
};
