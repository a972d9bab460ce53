import type { BookingKind } from '#contract/bookings';
import type { MessageTemplate } from '#contract/messages';

/** What one language says; `{…}` are filled in. Subjects carry nothing about a child. */
export interface MessageTexts {
  /** Stands before what the person chose in the form. */
  readonly sent: string;
  readonly services: Readonly<Record<BookingKind, string>>;
  readonly templates: Readonly<
    Record<MessageTemplate, { readonly subject: string; readonly paragraphs: readonly string[] }>
  >;
}
