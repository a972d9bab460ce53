/** How many bytes of a file tell which kind it is. */
export const BEGINNING_LENGTH = 64;

/** The brands of photos packed by HEVC (ISO 23008-12), as iPhones take them. */
const HEIC = /^....ftyp.{0,48}?(?:hei[cxms]|hev[cxms])/s;

/**
 * Whether a file is a HEIC photo, which neither browsers nor our library can read.
 * @param beginning its first bytes, each as one character
 */
export const isHeic = (beginning: string): boolean => HEIC.test(beginning);
