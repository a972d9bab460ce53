import sharp, { type Sharp } from 'sharp';
import type { FormFile } from '../support/form.js';

/** A teacher detail, its picture aside. */
export function aTeacherProfile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    service: 'Student counseling',
    tName: 'Dilini',
    age: 34,
    experience: 7.5,
    qualification: 'BA in psychology\nDiploma in counselling',
    ...changes,
  };
}

const LAKE_BLUE = { r: 30, g: 90, b: 160 } as const;

/** A picture of one colour. */
export function aPicture(width = 64, height = 48): Sharp {
  return sharp({ create: { width, height, channels: 3, background: LAKE_BLUE } });
}

/** One pixel as PNG, as the add form sends it: what is the least to draw anew. */
export function aPortrait(changes: Partial<FormFile> = {}): FormFile {
  const content = Buffer.from(PIXEL, 'base64');
  return { field: 'profilePicture', content, name: 'face.png', type: 'image/png', ...changes };
}
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
