/** The forms of this page that hold something typed and not saved. */
const forms = new Set<string>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export const hasUnsaved = (): boolean => forms.size > 0;

/** While a form is unsaved, the browser asks before the page is closed or loaded again. */
export function setUnsaved(form: string, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
  // Not always: some browsers keep no page for Back that listens.
  if (hasUnsaved()) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** The page is left for good, and nobody is asked any more. Gives the forms that were unsaved. */
export function letGo(): string[] {
  const unsaved = [...forms];
  for (const form of unsaved) setUnsaved(form, false);
  return unsaved;
}
