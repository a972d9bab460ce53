import { similarNames } from './similar-names.js';

describe('similar names', () => {
  it.each([
    ['a missing letter', 'Fernndo', 'Nimal Fernando'],
    ['a letter too much', 'Perrera', 'Kasun Perera'],
    ['a wrong letter', 'Pwrera', 'Kasun Perera'],
    ['letters in each other’s place', 'Sivla', 'Ruwan Silva'],
    ['another spelling', 'sandunee', 'Sanduni Peiris'],
    ['another spelling of the end', 'Jayawardhana', 'Amaya Jayawardena'],
    ['doubled letters', 'Mohammed Farook', 'Mohamed Faruk'],
    ['full width', 'Ｐｅｒｒｅｒａ', 'Kasun Perera'],
    ['a name in full width', 'Perrera', 'Ｋａｓｕｎ　Ｐｅｒｅｒａ'],
    ['an accent', 'José', 'Jose Silva'],
    ['Sinhala by Latin letters', 'sanduni', 'සඳුනි පෙරේරා'],
    ['Latin by Sinhala letters', 'සඳුනි', 'Sanduni Perera'],
    ['Sinhala with a missing sign', 'සදුනි', 'සඳුනි'],
    ['Latin by Sinhala with a missing sign', 'සදුනි', 'Sanduni'],
    ['a joined letter of Sinhala', 'Wickramasinghe', 'වික්\u200Dරමසිංහ'],
    ['its other Latin spelling', 'Wickremesinhe', 'වික්\u200Dරමසිංහ'],
    ['the beginning of a name', 'Wickrama', 'වික්\u200Dරමසිංහ'],
    ['Tamil by Latin letters', 'Selvarajah', 'மீனா செல்வராஜா'],
    ['Latin by Tamil letters', 'செல்வராஜா', 'Meena Selvarajah'],
    ['Tamil by Sinhala letters', 'කුමාර්', 'சுரேஷ் குமார்'],
    ['two words in any order', 'perera sandunee', 'Sanduni Perera'],
    ['the hard and the soft c', 'Cooray', 'කූරේ'],
    ['a vowel at the beginning', 'Iresha', 'ඉරේෂා'],
    ['the same in Tamil', 'Ishvarya', 'ஐஸ்வர்யா'],
    ['a name with its initials', 'W.A.D. Wickremarachi', 'W. A. D. Nimali Wickramarachchi'],
    ['a name with a short word', 'de Silva', 'නිමල් ද සිල්වා'],
    ['an initial and a slip', 'K. Sivasubramanium', 'Kandiah Sivasubramaniam'],
    ['a name without its apostrophe', 'DSouza', "Shanelle D'Souza"],
    ['a name with another sign for it', 'D’Zouza', "Shanelle D'Souza"],
    ['a vowel at the end that is not spoken', 'Kumar', 'කුමාර'],
    ['another vowel in another script', 'Sethum', 'සිතුම්'],
    ['a vowel that Tamil writes between two consonants', 'Priya', 'பிரியா'],
    ['a name of three consonants', 'நதீகா', 'Nadeeka Perera'],
    ['the usual name in Tamil', 'Mohamed', 'முகமது'],
    ['a name that Tamil spells otherwise', 'லட்சுமி', 'Lakshmi'],
    ['a silent letter before it', 'Hiruni', 'ඉරුණි'],
  ])('find %s', (_what, typed, stored) => {
    expect(similarNames(typed)?.(stored)).toBe(true);
  });

  it.each([
    ['another name', 'Silva', 'Kasun Perera'],
    ['two words of which one is another', 'Nimal Silva', 'Nimal Perera'],
    ['two slips', 'Pwrwra', 'Kasun Perera'],
    ['one slip in a short name', 'Ann', 'Ana Silva'],
    ['a name with one consonant by its sound', 'Maya', 'Mio Perera'],
    ['a name that begins alike', 'Silva', 'மீனா செல்வராஜா'],
    ['another name of Sinhala', 'සඳුනි', 'කසුන්'],
    ['a name without the vowel at the beginning', 'asthma', 'Sithum Perera'],
    ['a name with a vowel there', 'Mala', 'අමල්'],
    ['other vowels between the same three consonants', 'nothing', 'Nadeeka Perera'],
    ['the same in Sinhala', 'nothing', 'නන්දිකා'],
    ['two other vowels', 'teacher', 'Tissera'],
    ['three other vowels', 'water', 'විදුර'],
    ['another vowel, and one at the end', 'session', 'Jayasinghe'],
    ['three of its consonants', 'computer', 'Bandara'],
    ['four of which one is another, with other vowels', 'testing', 'Dissanayake'],
    ['four of which two changed places, with other vowels', 'garden', 'Kularatne'],
    ['four of which one is missing', 'parent', 'ප්‍රනාන්දු'],
    ['one consonant too much', 'question', 'Kasun'],
  ])('do not find %s', (_what, typed, stored) => {
    expect(similarNames(typed)?.(stored)).toBe(false);
  });

  it.each([['0771234567'], ['OS-7K3M-9QXZ'], ['a@b.lk'], ['Al'], [''], ['…']])(
    'are not looked for with %j',
    (typed) => {
      expect(similarNames(typed)).toBeUndefined();
    },
  );
});
