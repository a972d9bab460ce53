/** Which of the visitor's own details a field asks for. A child's details are nobody's autofill: `off`. */
const PURPOSES: Readonly<Record<string, string>> = {
  parentName: 'name',
  parentPhone: 'tel',
  parentEmail: 'email',
  full_name: 'name',
  home_address: 'street-address',
  phone_number: 'tel',
  whatsapp_number: 'tel',
  email: 'email',
  name: 'name',
  phone: 'tel',
};

export function purposeOf(name: string): string {
  return PURPOSES[name] ?? 'off';
}

/** Names of people and schools are in no dictionary: no red wave below them. */
export function isName(field: string): boolean {
  return ['parentName', 'childName', 'schoolName', 'full_name', 'name'].includes(field);
}
