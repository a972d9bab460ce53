/** A family as the admin's form sends it. */
export function aFamilyRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Perera',
    contacts: [{ name: 'Malini Perera', phone: '0777654321', email: 'malini@example.org', language: 'si' }],
    children: [{ name: 'Kasun', bornYear: 2017 }],
    ...changes,
  };
}
