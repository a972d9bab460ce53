import sharp, { type Sharp } from 'sharp';

/** A teacher detail, its picture aside. */
export function aDetail(changes: Record<string, unknown> = {}): Record<string, unknown> {
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

/** A small picture of one colour. */
export function aPicture(width = 64, height = 48): Sharp {
  return sharp({ create: { width, height, channels: 3, background: LAKE_BLUE } });
}
