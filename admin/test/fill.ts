import type { UserEvent } from '@testing-library/user-event';

/** Fills a field in one step: what a test does not look at need not be typed letter by letter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
