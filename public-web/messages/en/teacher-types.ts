/** Roles, as people read them. */
export default {
  Shadow_Teacher: 'Shadow teacher',
  Home_Visiting_Teacher: 'Home visiting teacher',
  Behavior_Therapist: 'Behavior therapist',
  Occupational_Therapist: 'Occupational therapist',
  Counselor: 'Counselor',
  Speech_Therapist: 'Speech therapist',
} as const;
