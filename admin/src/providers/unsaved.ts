/** Recovery codes that nobody says to have kept yet count as an unsaved form. */
export const RECOVERY_CODES = 'recovery-codes';

/** Ids of the forms on this page with unsaved changes. */
const forms = new Set<string>();

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export const hasUnsaved = (form?: string): boolean => (form === undefined ? forms.size > 0 : forms.has(form));

/** While a form has unsaved changes, the browser asks before the page is closed or reloaded. */
export function setUnsaved(form: string, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
  // Only while needed: some browsers keep no page with this listener in their back/forward cache.
  if (hasUnsaved()) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
}

/** Leaving the page no longer asks. Returns the forms that had unsaved changes. */
export function clearUnsaved(): string[] {
  const unsaved = [...forms];
  for (const form of unsaved) setUnsaved(form, false);
  return unsaved;
}
