import type { BookingKind } from '#contract/bookings';
import type { MessageTemplate } from '#contract/outbox';

/** What one language says; `{…}` are filled in. Subjects carry nothing about a child. */
export interface MessageTexts {
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly signature: string;
  /** Stands before what the person sent. */
  readonly sent: string;
  readonly services: Readonly<Record<BookingKind, string>>;
  readonly templates: Readonly<
    Record<MessageTemplate, { readonly subject: string; readonly paragraphs: readonly string[] }>
  >;
}
