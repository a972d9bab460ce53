/** The spec's free text, "separated by newlines or commas": in a text with newlines, a comma is no separator. */
export function qualificationsOf(text = ''): string[] {
  const parts = text.trim().split(text.trim().includes('\n') ? '\n' : ',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
