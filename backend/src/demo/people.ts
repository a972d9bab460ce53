import type { ProfileStatus, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { Values } from '#contract/rule';

/** Invented staff; their portraits are drawn (`portrait.ts`). */
export type DemoTeacherProfile = Values<typeof TEACHER_PROFILE_FIELDS> & {
  readonly look: Look;
  readonly status?: ProfileStatus;
};

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly ground: string;
  readonly style: 'short' | 'bun' | 'long' | 'curls' | 'scarf';
  readonly glasses?: boolean;
}

export const PEOPLE: readonly DemoTeacherProfile[] = [
  {
    service: 'Student counseling',
    tName: 'Dilani Perera',
    age: 41,
    experience: 14,
    qualification: 'BA in Psychology, University of Colombo\nDiploma in School Counselling',
    profession: 'Counselor',
    languages: ['si', 'en'],
    districts: ['Colombo', 'Gampaha'],
    goodAt: 'Children who do not want to go to school, and their parents.',
    goodAtSi: 'පාසල් යාමට අකමැති දරුවන් සහ ඔවුන්ගේ මව්පියන්.',
    checked: ['identity', 'certificates', 'police'],
    look: { skin: '#a9714b', hair: '#2a1d18', cloth: '#2f7f86', ground: '#e6f1f0', style: 'bun' },
  },
  {
    service: 'Student counseling',
    tName: 'Suresh Kandiah',
    age: 36,
    experience: 9,
    qualification: 'BSc in Psychology, University of Jaffna\nCertificate in play-based counselling',
    profession: 'Counselor',
    languages: ['ta', 'en'],
    districts: ['Jaffna', 'Kilinochchi'],
    goodAtTa: 'பாடசாலைக்குப் போகப் பயப்படும் பிள்ளைகள், கவலையில் உள்ள பெற்றோர்.',
    look: { skin: '#8a5636', hair: '#1c1512', cloth: '#a8562f', ground: '#fdefd2', style: 'short', glasses: true },
  },
  {
    service: 'Student counseling',
    tName: 'Fathima Rizna',
    age: 33,
    experience: 7,
    qualification: 'MSc in Child Development\nBEd in Special Needs Education',
    profession: 'Counselor',
    languages: ['ta', 'si', 'en'],
    districts: ['Colombo', 'Kalutara'],
    goodAt: 'Quiet children, and children who have lost somebody.',
    look: { skin: '#b98560', hair: '#3a2a22', cloth: '#6a4a8c', ground: '#efeaf8', style: 'scarf' },
  },
  {
    service: 'Speech and behavior occupational therapy session',
    tName: 'Nimali Fernando',
    age: 38,
    experience: 12,
    qualification: 'BSc in Speech and Language Therapy, University of Kelaniya\nRegistered with the SLMC',
    profession: 'Speech_Therapist',
    languages: ['si', 'en'],
    districts: ['Gampaha', 'Colombo'],
    goodAt: 'First words, and children who speak little or not yet.',
    goodAtSi: 'පළමු වචන, සහ ටිකක් පමණක් කතා කරන හෝ තවම කතා නොකරන දරුවන්.',
    checked: ['identity', 'certificates'],
    look: { skin: '#9c6642', hair: '#241812', cloth: '#0a5257', ground: '#fdefd2', style: 'long' },
  },
  {
    service: 'Speech and behavior occupational therapy session',
    tName: 'Ashan Wijesinghe',
    age: 31,
    experience: 6,
    qualification: 'BSc in Occupational Therapy\nTraining in sensory integration',
    profession: 'Occupational_Therapist',
    languages: ['si', 'en'],
    districts: ['Kandy', 'Matale'],
    goodAt: 'Pencils, buttons, meals, and rooms that are too loud.',
    look: { skin: '#a36d48', hair: '#17120f', cloth: '#3f6ea5', ground: '#e6f1f0', style: 'short' },
  },
  {
    service: 'Speech and behavior occupational therapy session',
    tName: 'Kavitha Selvarajah',
    age: 45,
    experience: 19,
    qualification: 'MSc in Behaviour Therapy\nBSc in Nursing, University of Batticaloa',
    profession: 'Behavior_Therapist',
    languages: ['ta', 'en'],
    districts: ['Batticaloa', 'Ampara'],
    goodAt: 'Waiting, changing from one thing to the next, and calm mornings.',
    goodAtTa: 'காத்திருத்தல், ஒன்றிலிருந்து இன்னொன்றுக்கு மாறுதல், அமைதியான காலை நேரம்.',
    look: { skin: '#7d4d30', hair: '#1a1310', cloth: '#b0492f', ground: '#efeaf8', style: 'curls', glasses: true },
  },
  {
    service: 'Speech and behavior occupational therapy session',
    tName: 'Ruwani Gunasekara',
    age: 35,
    experience: 8,
    qualification: 'BSc in Speech and Language Therapy, University of Kelaniya',
    status: 'left',
    look: { skin: '#9c6642', hair: '#2b1c14', cloth: '#8c4a6a', ground: '#e6f1f0', style: 'bun' },
  },
  {
    service: 'Parent counseling/Parenting session',
    tName: 'Chandrika Jayawardena',
    age: 52,
    experience: 24,
    qualification: 'MA in Counselling\nMother of a son who learns differently',
    profession: 'Counselor',
    languages: ['si', 'en'],
    districts: ['Gampaha', 'Kurunegala'],
    goodAt: 'Parents who have just been told a diagnosis.',
    checked: ['identity', 'references'],
    look: { skin: '#ad774f', hair: '#6f6a66', cloth: '#8c4a6a', ground: '#fdefd2', style: 'bun', glasses: true },
  },
  {
    service: 'Parent counseling/Parenting session',
    tName: 'Mohamed Iqbal',
    age: 44,
    experience: 15,
    qualification: 'BA in Social Work\nDiploma in family counselling',
    profession: 'Counselor',
    languages: ['ta', 'si', 'en'],
    districts: ['Colombo', 'Puttalam'],
    goodAt: 'Families with several children, and grandparents who help.',
    look: { skin: '#96603c', hair: '#221914', cloth: '#2b6e5a', ground: '#e6f1f0', style: 'short' },
  },
  {
    service: 'Shadow teacher for school',
    tName: 'Tharushi Silva',
    age: 27,
    experience: 4,
    qualification: 'Diploma in Special Needs Education\nFirst aid certificate',
    look: { skin: '#a56e49', hair: '#2b1c14', cloth: '#c2702b', ground: '#efeaf8', style: 'long' },
  },
  {
    service: 'Special needs teacher for home',
    tName: 'Priya Rajendran',
    age: 34,
    experience: 10,
    qualification: 'BEd in Special Needs Education',
    look: { skin: '#85522f', hair: '#19120d', cloth: '#4b6fb0', ground: '#fdefd2', style: 'curls' },
  },
  {
    service: 'School Readiness Program',
    tName: 'Sanduni Bandara',
    age: 29,
    experience: 5,
    qualification: 'Montessori Diploma\nDiploma in Early Childhood Development',
    look: { skin: '#b07c56', hair: '#33231a', cloth: '#2f7f86', ground: '#e6f1f0', style: 'bun' },
  },
];
