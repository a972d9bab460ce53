import type { BookingKind } from './bookings.js';
import type { Language } from './languages.js';

type Words = Readonly<Record<Language, string>>;

/** A goal to begin from, which therapist and family change freely; the last step is the goal itself. */
interface GoalTemplate {
  readonly title: Words;
  readonly steps: readonly Words[];
}

/** By service, in words a child could hear. Sinhala and Tamil are to be confirmed by native readers. */
export const GOAL_TEMPLATES: Readonly<Record<BookingKind, readonly GoalTemplate[]>> = {
  'shadow-teacher': [
    {
      title: { en: 'I join in at circle time', si: 'මම කව වේලාවට එකතු වෙමි', ta: 'நான் வட்ட நேரத்தில் கலந்துகொள்கிறேன்' },
      steps: [
        { en: 'I sit near the others', si: 'මම අන් අය ළඟ වාඩි වෙමි', ta: 'நான் மற்றவர்களுக்கு அருகில் அமர்கிறேன்' },
        { en: 'I stay for one song', si: 'මම එක ගීයක් තෙක් සිටිමි', ta: 'ஒரு பாட்டு முடியும் வரை இருக்கிறேன்' },
        { en: 'I do one thing with everybody', si: 'මම සැම සමඟ එක දෙයක් කරමි', ta: 'எல்லோருடனும் ஒன்றைச் செய்கிறேன்' },
      ],
    },
    {
      title: { en: 'I ask for a break', si: 'මම විවේකයක් ඉල්ලමි', ta: 'நான் இடைவேளை கேட்கிறேன்' },
      steps: [
        {
          en: 'I show the break card with help',
          si: 'උදව් ඇතිව විවේක කාඩ්පත පෙන්වමි',
          ta: 'உதவியுடன் இடைவேளை அட்டையைக் காட்டுகிறேன்',
        },
        { en: 'I show the card by myself', si: 'මම තනිවම කාඩ්පත පෙන්වමි', ta: 'நானாகவே அட்டையைக் காட்டுகிறேன்' },
        { en: 'I come back after the break', si: 'විවේකයෙන් පසු ආපසු එමි', ta: 'இடைவேளைக்குப் பின் திரும்பி வருகிறேன்' },
      ],
    },
    {
      title: { en: 'I play with a friend', si: 'මම යහළුවෙකු සමඟ සෙල්ලම් කරමි', ta: 'நான் ஒரு நண்பருடன் விளையாடுகிறேன்' },
      steps: [
        { en: 'I play beside a friend', si: 'යහළුවෙකු ළඟ සෙල්ලම් කරමි', ta: 'நண்பருக்கு அருகில் விளையாடுகிறேன்' },
        { en: 'I give a toy and take one', si: 'සෙල්ලම් බඩුවක් දී එකක් ගනිමි', ta: 'ஒரு பொம்மையைக் கொடுத்து ஒன்றை வாங்குகிறேன்' },
        { en: 'We take turns', si: 'අපි වාරයෙන් වාරයට සෙල්ලම් කරමු', ta: 'நாங்கள் மாறி மாறி விளையாடுகிறோம்' },
      ],
    },
  ],
  'special-need-teacher': [
    {
      title: { en: 'I put on my shirt', si: 'මම මගේ කමිසය අඳිමි', ta: 'நான் என் சட்டையை அணிகிறேன்' },
      steps: [
        { en: 'I put my arms in', si: 'මම අත් දමමි', ta: 'கைகளை நுழைக்கிறேன்' },
        { en: 'I pull it over my head', si: 'හිසට උඩින් අඳිමි', ta: 'தலை வழியாக இழுக்கிறேன்' },
        { en: 'I do it alone', si: 'මම එය තනිවම කරමි', ta: 'நானாகவே செய்கிறேன்' },
      ],
    },
    {
      title: { en: 'I work for ten minutes', si: 'මම මිනිත්තු දහයක් වැඩ කරමි', ta: 'நான் பத்து நிமிடங்கள் வேலை செய்கிறேன்' },
      steps: [
        { en: 'I start when we begin', si: 'අපි පටන් ගන්නා විට මමත් පටන් ගනිමි', ta: 'நாம் தொடங்கும்போது நானும் தொடங்குகிறேன்' },
        { en: 'I work for five minutes', si: 'මිනිත්තු පහක් වැඩ කරමි', ta: 'ஐந்து நிமிடங்கள் வேலை செய்கிறேன்' },
        { en: 'I finish what I began', si: 'පටන් ගත් දේ අවසන් කරමි', ta: 'தொடங்கியதை முடிக்கிறேன்' },
      ],
    },
    {
      title: { en: 'I count to ten', si: 'මම දහය දක්වා ගණන් කරමි', ta: 'நான் பத்து வரை எண்ணுகிறேன்' },
      steps: [
        { en: 'I count three things', si: 'දේවල් තුනක් ගණන් කරමි', ta: 'மூன்று பொருட்களை எண்ணுகிறேன்' },
        { en: 'I count five things', si: 'දේවල් පහක් ගණන් කරමි', ta: 'ஐந்து பொருட்களை எண்ணுகிறேன்' },
        { en: 'I count ten things', si: 'දේවල් දහයක් ගණන් කරමි', ta: 'பத்து பொருட்களை எண்ணுகிறேன்' },
      ],
    },
  ],
  'readiness-teacher': [
    {
      title: { en: 'I hold my pencil', si: 'මම පැන්සල අල්ලමි', ta: 'நான் பென்சிலைப் பிடிக்கிறேன்' },
      steps: [
        { en: 'I draw a line', si: 'මම ඉරක් අඳිමි', ta: 'ஒரு கோடு வரைகிறேன்' },
        { en: 'I draw a circle', si: 'මම රවුමක් අඳිමි', ta: 'ஒரு வட்டம் வரைகிறேன்' },
        {
          en: 'I write the first letter of my name',
          si: 'මගේ නමේ පළමු අකුර ලියමි',
          ta: 'என் பெயரின் முதல் எழுத்தை எழுதுகிறேன்',
        },
      ],
    },
    {
      title: { en: 'I wait for my turn', si: 'මම මගේ වාරය එන තෙක් සිටිමි', ta: 'நான் என் முறைக்காகக் காத்திருக்கிறேன்' },
      steps: [
        { en: 'I wait while we count to five', si: 'පහ දක්වා ගණන් කරන තෙක් සිටිමි', ta: 'ஐந்து வரை எண்ணும் வரை காத்திருக்கிறேன்' },
        { en: 'I wait for one child', si: 'එක් දරුවෙකු වෙනුවෙන් සිටිමි', ta: 'ஒரு பிள்ளைக்காகக் காத்திருக்கிறேன்' },
        { en: 'I wait in a group', si: 'කණ්ඩායමක සිටිමි', ta: 'குழுவில் காத்திருக்கிறேன்' },
      ],
    },
    {
      title: { en: 'I say goodbye and stay', si: 'මම සමු දී නවතිමි', ta: 'விடைபெற்று நான் தங்குகிறேன்' },
      steps: [
        { en: 'I wave goodbye', si: 'අත වනා සමු දෙමි', ta: 'கையசைத்து விடைபெறுகிறேன்' },
        { en: 'I stay for a short time', si: 'ටික වේලාවක් නවතිමි', ta: 'சிறிது நேரம் தங்குகிறேன்' },
        { en: 'I stay until the end', si: 'අවසානය තෙක් නවතිමි', ta: 'முடியும் வரை தங்குகிறேன்' },
      ],
    },
  ],
  'counselling-teacher': [
    {
      title: { en: 'I say how I feel', si: 'මට දැනෙන දේ මම කියමි', ta: 'நான் உணர்வதைச் சொல்கிறேன்' },
      steps: [
        { en: 'I point to a face', si: 'මුහුණක් පෙන්වමි', ta: 'ஒரு முகத்தைக் காட்டுகிறேன்' },
        { en: 'I name the feeling', si: 'හැඟීම නම් කරමි', ta: 'உணர்வின் பெயரைச் சொல்கிறேன்' },
        { en: 'I say why', si: 'හේතුව කියමි', ta: 'காரணத்தைச் சொல்கிறேன்' },
      ],
    },
    {
      title: { en: 'I calm down in my own way', si: 'මම මගේම විදියට සන්සුන් වෙමි', ta: 'நான் என் வழியில் அமைதியடைகிறேன்' },
      steps: [
        { en: 'I breathe slowly with you', si: 'ඔබ සමඟ සෙමින් හුස්ම ගනිමි', ta: 'உங்களுடன் மெதுவாக மூச்சு விடுகிறேன்' },
        { en: 'I go to my quiet place', si: 'මගේ නිහඬ තැනට යමි', ta: 'என் அமைதியான இடத்துக்குச் செல்கிறேன்' },
        { en: 'I do it at school', si: 'පාසලේදී ද එය කරමි', ta: 'பாடசாலையிலும் அதைச் செய்கிறேன்' },
      ],
    },
    {
      title: { en: 'I go to school every day', si: 'මම සෑම දිනකම පාසල් යමි', ta: 'நான் தினமும் பாடசாலை செல்கிறேன்' },
      steps: [
        { en: 'I go to the gate', si: 'ගේට්ටුව දක්වා යමි', ta: 'வாசல் வரை செல்கிறேன்' },
        { en: 'I stay for one lesson', si: 'එක පාඩමක් තෙක් නවතිමි', ta: 'ஒரு பாடம் முடியும் வரை இருக்கிறேன்' },
        { en: 'I stay the whole day', si: 'මුළු දවසම නවතිමි', ta: 'நாள் முழுவதும் இருக்கிறேன்' },
      ],
    },
  ],
  'therapy-session-teacher': [
    {
      title: { en: 'I ask with a word', si: 'මම වචනයකින් ඉල්ලමි', ta: 'நான் ஒரு சொல்லால் கேட்கிறேன்' },
      steps: [
        { en: 'I look at what I want', si: 'මට අවශ්‍ය දේ දෙස බලමි', ta: 'வேண்டியதைப் பார்க்கிறேன்' },
        { en: 'I point to it', si: 'එය පෙන්වමි', ta: 'அதைச் சுட்டிக் காட்டுகிறேன்' },
        { en: 'I say one word', si: 'එක වචනයක් කියමි', ta: 'ஒரு சொல் சொல்கிறேன்' },
      ],
    },
    {
      title: { en: 'I answer to my name', si: 'මගේ නමට ප්‍රතිචාර දක්වමි', ta: 'என் பெயருக்குப் பதில் தருகிறேன்' },
      steps: [
        { en: 'I stop when I hear it', si: 'එය ඇසූ විට නවතිමි', ta: 'கேட்டதும் நிற்கிறேன்' },
        { en: 'I look at you', si: 'ඔබ දෙස බලමි', ta: 'உங்களைப் பார்க்கிறேன்' },
        { en: 'I come to you', si: 'ඔබ ළඟට එමි', ta: 'உங்களிடம் வருகிறேன்' },
      ],
    },
    {
      title: { en: 'I eat with a spoon', si: 'මම හැන්දෙන් කමි', ta: 'நான் கரண்டியால் சாப்பிடுகிறேன்' },
      steps: [
        { en: 'I hold the spoon', si: 'මම හැන්ද අල්ලමි', ta: 'கரண்டியைப் பிடிக்கிறேன்' },
        { en: 'I bring it to my mouth', si: 'එය කටට ගනිමි', ta: 'அதை வாய்க்குக் கொண்டு செல்கிறேன்' },
        { en: 'I finish my plate', si: 'මගේ පිඟාන අවසන් කරමි', ta: 'என் தட்டைச் சாப்பிட்டு முடிக்கிறேன்' },
      ],
    },
  ],
};
