import { PROVIDER_NAME, PROVIDER_PHONES } from '#contract/provider';
import type { MessageTexts } from '../message-text.js';

export const si: MessageTexts = {
  greeting: 'ආයුබෝවන් {name},',
  greetingWithoutName: 'ආයුබෝවන්,',
  signature: `${PROVIDER_NAME}\nඅපට කතා කරන්න: ${PROVIDER_PHONES.join(', ')}`,
  services: {
    'shadow-teacher': 'පාසලට සහාය ගුරුවරයෙක්',
    'special-need-teacher': 'ගෙදරට විශේෂ අවශ්‍යතා ගුරුවරයෙක්',
    'readiness-teacher': 'පාසලට සූදානම් කිරීමේ වැඩසටහන',
    'counselling-teacher': 'ශිෂ්‍ය උපදේශනය',
    'therapy-session-teacher': 'චිකිත්සා වාර',
  },
  templates: {
    'booking-received': {
      subject: 'ඔබේ ඉල්ලීම අපට ලැබුණා: {reference}',
      paragraphs: [
        'ස්තුතියි. ඔබේ ඉල්ලීම අපට ලැබුණා: {service}. ඔබේ යොමු අංකය {reference}.',
        'අපි එය කියවා වැඩ කරන දින දෙකක් තුළ ඔබට කතා කරමු.',
        'ඉල්ලීම දැන් කොතැනදැයි බලන්න, ඔබේ විස්තර වෙනස් කරන්න, සටහනක් එක් කරන්න, නැත්නම් අවලංගු කරන්න: {link}',
        'මේ ලිපිනය ඔබට පමණයි. කරුණාකර වෙන කෙනෙකුට දෙන්න එපා.',
      ],
    },
    'booking-approved': {
      subject: 'ඔබේ ඉල්ලීම ගැන සුබ පුවතක්: {reference}',
      paragraphs: [
        'අපට උදව් කළ හැකියි. ඔබේ ඉල්ලීම අනුමත කළා: {service}.',
        'පළමු දිනය සහ අනෙක් කරුණු කතා කරගන්න අපි ඔබට කතා කරමු.',
        'ඔබේ ඉල්ලීම: {link}',
      ],
    },
    'booking-rejected': {
      subject: 'ඔබේ ඉල්ලීම ගැන: {reference}',
      paragraphs: [
        'සමාවෙන්න. මේ වෙලාවේ අපට මෙය දෙන්න බැහැ: {service}.',
        'කරුණාකර අපට කතා කරන්න. වෙනත් මඟක් අපි ඔබ සමඟ සොයමු.',
        'ඔබේ ඉල්ලීම: {link}',
      ],
    },
    'booking-changed': {
      subject: 'ඔබේ ඉල්ලීම වෙනස් කළා: {reference}',
      paragraphs: ['ඔබ වෙනස් කළ දේ අපි සුරැකුවා: {service}.', 'ඔබේ ඉල්ලීම: {link}'],
    },
    'booking-cancelled': {
      subject: 'ඔබේ ඉල්ලීම අවලංගු කළා: {reference}',
      paragraphs: [
        'ඔබ ඔබේ ඉල්ලීම අවලංගු කළා. ඔබට තව කරන්න දෙයක් නැහැ.',
        'අදහස වෙනස් වුණොත් අලුත් ඉල්ලීමක් යවන්න, නැත්නම් අපට කතා කරන්න.',
      ],
    },
    'application-received': {
      subject: 'ඔබේ අයදුම්පත අපට ලැබුණා',
      paragraphs: ['අයදුම් කළාට ස්තුතියි. ඔබේ විස්තර සහ CV එක අපට ලැබුණා.', 'අයදුම්පත දැන් කොතැනදැයි බලන්න ඔබට පුරනය විය හැකියි: {link}'],
    },
    'application-approved': {
      subject: 'ඔබේ අයදුම්පත ගැන සුබ පුවතක්',
      paragraphs: [
        'ඔබේ අයදුම්පත අනුමත කළා. සාදරයෙන් පිළිගනිමු!',
        'ඊළඟට කරන දේ කතා කරගන්න අපි ඔබට කතා කරමු. එය මෙතැන බලන්න: {link}',
      ],
    },
    'application-rejected': {
      subject: 'ඔබේ අයදුම්පත ගැන',
      paragraphs: [
        'අප සමඟ වැඩ කරන්න කැමති වුණාට ස්තුතියි. මේ වෙලාවේ අපට ඔබට තැනක් දෙන්න බැහැ.',
        'වැඩිදුර දැනගන්න කැමති නම් කරුණාකර අපට කතා කරන්න.',
      ],
    },
    'request-received': {
      subject: 'ඔබේ පාඨමාලා ඉල්ලීම අපට ලැබුණා: {reference}',
      paragraphs: [
        'ස්තුතියි. “{course}” පාඨමාලාව සඳහා ඔබේ ඉල්ලීම අපට ලැබුණා. ඔබේ යොමු අංකය {reference}.',
        'වැඩ කරන දින දෙකක් තුළ අපි පිළිතුරු දෙමු. ඉල්ලීම දැන් කොතැනදැයි මෙතැන බලන්න: {link}',
      ],
    },
    'request-accepted': {
      subject: 'ඔබේ පාඨමාලාව විවෘතයි: {reference}',
      paragraphs: [
        '“{course}” පාඨමාලාව දැන් ඔබට බැලිය හැකියි.',
        'එය දින 30ක් ඔබේ පුද්ගලික පිටුවේ තිබේ: {link}',
        'එක් වරක් එබීමෙන් එය අලුත් කරගත හැකියි.',
      ],
    },
    'request-denied': {
      subject: 'ඔබේ පාඨමාලා ඉල්ලීම ගැන: {reference}',
      paragraphs: [
        'සමාවෙන්න. මේ වෙලාවේ “{course}” පාඨමාලාව ඔබට දෙන්න අපට බැහැ.',
        'වැඩිදුර දැනගන්න කැමති නම් කරුණාකර අපට කතා කරන්න.',
      ],
    },
    'contact-received': {
      subject: 'ඔබේ පණිවිඩය අපට ලැබුණා: {reference}',
      paragraphs: [
        'ඔබේ පණිවිඩයට ස්තුතියි. ඔබේ යොමු අංකය {reference}.',
        'වැඩ කරන දින දෙකක් තුළ අපි පිළිතුරු දෙමු. එය දැන් කොතැනදැයි මෙතැන බලන්න: {link}',
      ],
    },
    'contact-answered': { subject: 'ඔබේ පණිවිඩයට අපේ පිළිතුර: {reference}', paragraphs: ['{text}'] },
    'password-reset': {
      subject: 'අලුත් මුරපදයක් තෝරන්න',
      paragraphs: [
        'මෙතැනින් අලුත් මුරපදයක් තෝරන්න: {link}',
        'මේ ලිපිනය එක් වරක් පමණක්, විනාඩි 30ක් වැඩ කරයි. ඔබ එය ඉල්ලුවේ නැත්නම් කිසිවක් කරන්න ඕනෑ නැහැ.',
      ],
    },
    invitation: {
      subject: '{provider} හි ඔබේ ගිණුම',
      paragraphs: ['ඔබ වෙනුවෙන් ගිණුමක් හැදුවා. ඔබේ මුරපදය මෙතැනින් තෝරන්න: {link}', 'මේ ලිපිනය එක් වරක් පමණක්, දින 7ක් වැඩ කරයි.'],
    },
  },
};
