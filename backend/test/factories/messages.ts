/** A message as the contact form sends it. */
export function aMessage(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Ruwan', email: 'ruwan@example.org', message: 'Do you come to Negombo?', ...changes };
}
