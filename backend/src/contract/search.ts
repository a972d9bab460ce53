/** What `GET /search` answers of each group, beside `_id` and `createdAt`: enough to know whom it is about. */
export const SEARCH_RESULT_FIELDS = {
  bookings: ['kind', 'childName', 'parentName', 'parentPhone', 'parentEmail', 'reference', 'status'],
  courseRequests: ['name', 'phone', 'email', 'course', 'reference', 'status'],
  messages: ['name', 'phone', 'email', 'reference', 'status'],
  applicants: ['full_name', 'phone_number', 'email', 'teacher_type', 'reference', 'status'],
  profiles: ['tName', 'service'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SearchGroup = keyof typeof SEARCH_RESULT_FIELDS;
export const SEARCH_GROUPS = Object.keys(SEARCH_RESULT_FIELDS) as SearchGroup[];

/** The newest ten of each group. */
export type Found = {
  readonly [G in SearchGroup]: readonly (Readonly<Partial<Record<(typeof SEARCH_RESULT_FIELDS)[G][number], string>>> & {
    readonly _id: string;
    readonly createdAt: string;
  })[];
};
