import type * as English from '../addBooking';
import type { Translated } from '../catalogue';

export const addBooking: Translated<typeof English.addBooking> = {
  agreement: 'அழைத்தவரிடம் அவரது மொழியில் கேளுங்கள்',
  notice: 'தனியுரிமை அறிவித்தல்: %{language} (புதிய தாவலில் திறக்கும்)',
  added: '%{name} இற்கான முன்பதிவு சேர்க்கப்பட்டது. குறிப்பு இலக்கம் %{reference}.',
  known: {
    phone: 'இந்த இலக்கம் %{name} உடையது (%{count}). அதே குடும்பமா?',
    email: 'இந்த மின்னஞ்சல் முகவரி %{name} உடையது (%{count}). அதே குடும்பமா?',
  },
  notLookedUp: {
    phone: 'இந்த இலக்கம் ஏற்கனவே யாருடையது எனத் தேட முடியவில்லை.',
    email: 'இந்த மின்னஞ்சல் முகவரி ஏற்கனவே யாருடையது எனத் தேட முடியவில்லை.',
  },
  bookings: '%{smart_count} முன்பதிவு |||| %{smart_count} முன்பதிவுகள்',
  records: '%{smart_count} ஆவணம் |||| %{smart_count} ஆவணங்கள்',
  showFamily: '%{name} இன் பக்கத்தைப் பாருங்கள் (புதிய தாவலில் திறக்கும்)',
};
