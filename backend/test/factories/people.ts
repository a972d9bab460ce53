import type { FormFile } from '../support/form.js';

let count = 0;
/** A whole, valid registration, its CV aside; every call has an e-mail address of its own. */
export function aRegistration(changes: Record<string, string> = {}): Record<string, string> {
  count += 1;
  return {
    full_name: 'Nimal Perera',
    home_address: '12 Lake Road, Wattala',
    phone_number: '0771234567',
    whatsapp_number: '0719876543',
    email: `teacher${count}@example.org`,
    teacher_type: 'Shadow_Teacher',
    password: 'one step at a time',
    ...changes,
  };
}

/** A small, whole PDF. */
export function aPdf(text = 'Curriculum vitae'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

/** That PDF as the registration form sends it. */
export function aCv(changes: Partial<FormFile> = {}): FormFile {
  return { field: 'cv', content: aPdf(), name: 'cv.pdf', type: 'application/pdf', ...changes };
}
