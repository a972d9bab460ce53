import type en from '../en/signup.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  title: 'ஆசிரியர் பதிவு',
  description: 'ஆசிரியராக அல்லது சிகிச்சையாளராக One Step உடன் இணைய விண்ணப்பியுங்கள். உங்கள் விபரங்களையும் CV-யையும் அனுப்புங்கள்.',
  lead: 'எங்களுடன் பணியாற்ற விரும்பும் ஆசிரியர்கள், சிகிச்சையாளர்கள், உளவளத்துணையாளர்களுக்கு. உங்கள் CV-ஐ PDF கோப்பாக வைத்திருங்கள்.',
  submit: 'விண்ணப்பத்தை அனுப்புங்கள்',
  failed: 'பிழை ஏற்பட்டது. மீண்டும் முயலுங்கள்.',
  haveAccount: 'ஏற்கெனவே கணக்கு உள்ளதா?',
  login: 'உள்நுழையுங்கள்',
} satisfies TranslationOf<typeof en>;
