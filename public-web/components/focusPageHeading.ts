/** For when what had the focus is gone from the page. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
