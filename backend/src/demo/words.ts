import type { BookingKind } from '#contract/bookings';
import type { Language } from '#contract/languages';

/** A family that writes to the provider, in its own script. */
type Family = readonly [parent: string, child: string, place: string];

/** Invented families. Their numbers begin with 0700 000, which nobody has. */
export const FAMILIES: Readonly<Record<Language, readonly [Family, ...Family[]]>> = {
  en: [
    ['Nadeesha Perera', 'Amaya', 'Wattala'],
    ['Imran Farook', 'Yusuf', 'Kandana'],
    ['Michelle de Silva', 'Ethan', 'Ja-Ela'],
    ['Ruwan Jayasuriya', 'Senuri', 'Kelaniya'],
    ['Fathima Nazeer', 'Aaliya', 'Dehiwala'],
    ['Dinesh Fernando', 'Kavin', 'Negombo'],
    ['Shanika Gomes', 'Joel', 'Ragama'],
    ['Asela Gunawardena', 'Dinuki', 'Nugegoda'],
    ['Priyanthi Mendis', 'Sithum', 'Moratuwa'],
    ['Rizwan Hameed', 'Zayan', 'Colombo 06'],
  ],
  si: [
    ['නදීකා පෙරේරා', 'සෙනුලි', 'වත්තල'],
    ['රුවන් සිල්වා', 'සිතුම්', 'කඳාන'],
    ['චමරි ජයසිංහ', 'දිනුකි', 'කැලණිය'],
    ['අසංක බණ්ඩාර', 'කවිඳු', 'රාගම'],
    ['ශිරාණි ප්‍රනාන්දු', 'නෙත්මි', 'මීගමුව'],
    ['සුනිල් රත්නායක', 'තරිඳු', 'ජා-ඇල'],
    ['දිල්රුක්ෂි ගුණසේකර', 'ඔනෙලි', 'නුගේගොඩ'],
    ['ලලිත් විජේසිංහ', 'සඳුනි', 'මහරගම'],
    ['කුමාරි හේරත්', 'ඉසුරු', 'ගම්පහ'],
    ['නිශාන්ත දිසානායක', 'යෙනුලි', 'කඩවත'],
  ],
  ta: [
    ['மீனா செல்வராஜா', 'கவின்', 'கொழும்பு 13'],
    ['குமார் ராஜேந்திரன்', 'அனுஷ்கா', 'வத்தளை'],
    ['சுகந்தி நடராஜா', 'ஆதவன்', 'வெள்ளவத்தை'],
    ['பாத்திமா றிஸ்னா', 'ஆயிஷா', 'தெஹிவளை'],
    ['இம்ரான் ஹனீபா', 'யூசுப்', 'நீர்கொழும்பு'],
    ['தர்ஷினி கந்தையா', 'மிதுன்', 'கொட்டாஞ்சேனை'],
    ['ஜெயந்தி தர்மலிங்கம்', 'அகிலன்', 'மட்டக்களப்பு'],
    ['ரவி மகேந்திரன்', 'தாரணி', 'திருகோணமலை'],
    ['நிரோஷா சிவலிங்கம்', 'கிருஷ்', 'களனி'],
    ['பிரியா சண்முகம்', 'வருண்', 'ராகம'],
  ],
};

export const APPLICANTS: Readonly<Record<Language, readonly [name: string, address: string][]>> = {
  en: [
    ['Rebecca Anthony', '14 Church Road, Wattala'],
    ['Sajith Wickramaratne', '72/3 Temple Lane, Kelaniya'],
    ['Zainab Mohideen', '5 Hill Street, Dehiwala'],
  ],
  si: [
    ['තිළිණි රාජපක්ෂ', '28, විහාර පාර, රාගම'],
    ['කසුන් ලියනගේ', '110/1, මල් මාවත, කඩවත'],
    ['ඉරේෂා සේනානායක', '9, පාසල් පාර, ගම්පහ'],
  ],
  ta: [
    ['யாழினி சந்திரன்', '41, கோவில் வீதி, வெள்ளவத்தை'],
    ['கஜன் சிவராசா', '16, கடற்கரை வீதி, நீர்கொழும்பு'],
    ['தேவிகா முருகேசு', '3, பாடசாலை வீதி, வத்தளை'],
  ],
};

interface Words {
  /** A parent's wish for each kind of booking. */
  readonly wishes: Readonly<Record<BookingKind, string>>;
  readonly needs: string;
  readonly condition: string;
  readonly diagnosis: string;
  readonly school: string;
  /** The reason why a family no longer wants a booking. */
  readonly cancelled: string;
  readonly question: string;
  readonly answer: string;
  /** Sentences that a family reads after a session. The first is for a session in which a step was reached. */
  readonly sentences: readonly [reached: string, ...others: string[]];
  readonly forTeam: string;
  /** The reason why a goal was closed. */
  readonly closed: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    wishes: {
      'shadow-teacher': 'Somebody who sits beside our child in class and helps her to begin.',
      'special-need-teacher': 'A patient teacher at home, two afternoons a week.',
      'readiness-teacher': 'Please prepare him for grade 1 next January.',
      'counselling-teacher': 'Somebody to talk to about what happens at school.',
      'therapy-session-teacher': 'Help to speak so that other children understand.',
    },
    needs: 'Short tasks, many breaks, and pictures of what comes next.',
    condition: 'Is afraid where it is loud, and does not speak to people he does not know.',
    diagnosis: 'Autism spectrum',
    school: 'Lake View Primary',
    cancelled: 'We have found a teacher nearby. Thank you.',
    question: 'Do you also come to Negombo? Our daughter is six.',
    answer: 'Yes, we come to Negombo on Tuesdays. I call you tomorrow morning.',
    sentences: [
      'We reached a new step today. It may come and go, so please praise every try.',
      'Today went well. We practised with joy.',
      'Today was a hard day. That happens. We took breaks and ended calmly.',
    ],
    forTeam: 'Shorter tasks work better after lunch.',
    closed: 'The family would like to practise something else first.',
  },
  si: {
    wishes: {
      'shadow-teacher': 'පන්තියේදී දරුවා අසලින් සිට උදව් කරන කෙනෙක් අවශ්‍යයි.',
      'special-need-teacher': 'සතියකට දෙවරක් නිවසට පැමිණ උගන්වන ගුරුවරියක් අවශ්‍යයි.',
      'readiness-teacher': 'ලබන වසරේ පාසල් යාමට දරුවා සූදානම් කර දෙන්න.',
      'counselling-teacher': 'පාසලේ ප්‍රශ්න ගැන දරුවා සමඟ කතා කරන්න කෙනෙක් අවශ්‍යයි.',
      'therapy-session-teacher': 'වචන පැහැදිලිව කතා කිරීමට උදව් අවශ්‍යයි.',
    },
    needs: 'කෙටි වැඩ, අතරමැද විවේක සහ පින්තූර උදව් වේ.',
    condition: 'සද්ද වැඩි තැන්වලදී බිය වේ; නාඳුනන අය සමඟ කතා කරන්නේ නැත.',
    diagnosis: 'ඔටිසම්',
    school: 'සුමන ප්‍රාථමික විද්‍යාලය',
    cancelled: 'අපට ළඟ ගුරුවරියක් හමු වුණා. ස්තුතියි.',
    question: 'ඔබ මීගමුවටත් එනවාද? අපේ දුවට වයස හයයි.',
    answer: 'ඔව්, අපි අඟහරුවාදා දිනවල මීගමුවට පැමිණෙමු. හෙට උදේ ඔබට කතා කරමු.',
    sentences: [
      'අද අපි අලුත් පියවරකට ළඟා වූයෙමු. එය තවම ස්ථිර නොවිය හැකිය, ඒ නිසා සෑම උත්සාහයක්ම අගය කරන්න.',
      'අද වාරය හොඳින් සිදු විය. අපි සතුටින් පුහුණු වූයෙමු.',
      'අද අමාරු දවසක්. එය සාමාන්‍ය දෙයකි. අපි විවේක ගෙන සන්සුන්ව අවසන් කළෙමු.',
    ],
    forTeam: 'දිවා ආහාරයෙන් පසු කෙටි වැඩ වඩා හොඳයි.',
    closed: 'පවුල පළමුව වෙනත් දෙයක් පුහුණු කිරීමට කැමතිය.',
  },
  ta: {
    wishes: {
      'shadow-teacher': 'வகுப்பில் பிள்ளையின் அருகில் இருந்து உதவ ஒருவர் வேண்டும்.',
      'special-need-teacher': 'வாரத்தில் இரண்டு நாட்கள் வீட்டிற்கு வந்து கற்பிக்க ஓர் ஆசிரியை வேண்டும்.',
      'readiness-teacher': 'அடுத்த ஆண்டு பாடசாலைக்குச் செல்லப் பிள்ளையைத் தயார்படுத்துங்கள்.',
      'counselling-teacher': 'பாடசாலைப் பிரச்சினைகளைப் பற்றிப் பிள்ளையுடன் பேச ஒருவர் வேண்டும்.',
      'therapy-session-teacher': 'சொற்களைத் தெளிவாகப் பேச உதவி வேண்டும்.',
    },
    needs: 'சிறிய வேலைகள், இடையிடையே ஓய்வு, படங்கள் ஆகியவை உதவும்.',
    condition: 'சத்தம் அதிகமான இடங்களில் பயப்படுகிறார்; தெரியாதவர்களுடன் பேசுவதில்லை.',
    diagnosis: 'ஆட்டிசம்',
    school: 'பாரதி ஆரம்பப் பாடசாலை',
    cancelled: 'அருகில் ஓர் ஆசிரியை கிடைத்துவிட்டார். நன்றி.',
    question: 'நீர்கொழும்பிற்கும் வருவீர்களா? எங்கள் மகளுக்கு ஆறு வயது.',
    answer: 'ஆம், செவ்வாய்க்கிழமைகளில் நீர்கொழும்பிற்கு வருகிறோம். நாளை காலை உங்களை அழைக்கிறேன்.',
    sentences: [
      'இன்று ஒரு புதிய படியை எட்டினோம். அது இன்னும் உறுதியாகாமல் இருக்கலாம், ஒவ்வொரு முயற்சியையும் பாராட்டுங்கள்.',
      'இன்றைய அமர்வு நன்றாக நடந்தது. மகிழ்ச்சியாகப் பயிற்சி செய்தோம்.',
      'இன்று கடினமான நாள். அது இயல்பு. இடைவேளைகள் எடுத்து அமைதியாக முடித்தோம்.',
    ],
    forTeam: 'மதிய உணவுக்குப் பின் சிறிய வேலைகள் நன்றாக இருக்கும்.',
    closed: 'குடும்பம் முதலில் வேறொன்றைப் பயிற்சி செய்ய விரும்புகிறது.',
  },
};
