import type * as English from '../search';
import type { Translated } from '../catalogue';

export const search: Translated<typeof English.search> = {
  title: 'தேடல்',
  label: 'எல்லாவற்றிலும் தேடல்',
  placeholder: 'தேடல்  /',
  find: 'தேடுங்கள்',
  loading: 'தேடப்படுகிறது…',
  failed: 'தேட முடியவில்லை.',
  nothingTyped: 'தேடுவதை உள்ளிடுங்கள்: பெயர், தொலைபேசி இலக்கம், மின்னஞ்சல் முகவரி அல்லது குறிப்பு இலக்கம்.',
  none: '“%{q}” என்று எதுவும் இல்லை.',
  count: '“%{q}” இற்கு %{smart_count} ஆவணம். |||| “%{q}” இற்கு %{smart_count} ஆவணங்கள்.',
  atLeast: '“%{q}” இற்கு குறைந்தது %{smart_count} ஆவணங்கள்.',
  newest: 'புதிய பத்து மட்டும். பழையவற்றைக் காண, தேடலில் மேலும் உள்ளிடுங்கள்.',
  groups: {
    families: 'குடும்பங்கள்',
    bookings: 'முன்பதிவுகள்',
    courseRequests: 'பாடநெறிக் கோரிக்கைகள்',
    messages: 'தொடர்புச் செய்திகள்',
    applicants: 'விண்ணப்பங்கள்',
    profiles: 'ஆசிரியர் விபரங்கள்',
  },
};
