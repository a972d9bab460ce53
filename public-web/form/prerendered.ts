type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let prerendered: HTMLFormElement | null = null;
let focused: Element | null = null;

const noteFocus = ({ target }: FocusEvent) => {
  if (target instanceof Element) focused = target;
};

/**
 * Remembers the form of the prerendered page, before React comes. If the page has been changed by then (by a translator, an
 * extension), React draws it anew; the form that was on the page still has all that was typed into it.
 */
export function rememberForm(): void {
  prerendered = document.querySelector<HTMLFormElement>('form.form');
  focused = document.activeElement;
  document.addEventListener('focusin', noteFocus);
}

/** Copies what was typed into the prerendered form to the one that React has put in its place, with the focus and the caret. */
export function takeOver(form: HTMLFormElement | null): void {
  const before = prerendered;
  prerendered = null;
  document.removeEventListener('focusin', noteFocus);
  if (!form || !before || before.isConnected) return;
  Object.assign(form.dataset, before.dataset);
  for (const old of before.elements) {
    const control = old.id && form.querySelector<HTMLElement>(`#${CSS.escape(old.id)}`);
    if (!control) continue;
    copyAnswer(old as Control, control as Control);
    if (old === focused && document.activeElement === document.body) {
      control.focus({ preventScroll: true });
      copyCaret(old as Control, control as Control);
    }
  }
}

function copyAnswer(old: Control, control: Control): void {
  if (!(old instanceof HTMLInputElement && control instanceof HTMLInputElement)) control.value = old.value;
  else if (old.type === 'file') control.files = old.files;
  else if (old.type === 'checkbox' || old.type === 'radio') control.checked = old.checked;
  else control.value = old.value;
}

/** A field for e-mail addresses, and one of another kind than text, has none. */
function copyCaret(old: Control, control: Control): void {
  if (old instanceof HTMLSelectElement || control instanceof HTMLSelectElement || old.selectionStart === null) return;
  control.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}
