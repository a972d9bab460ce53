import type { BookingKind } from '#contract/bookings';
import type { MessageTemplate } from '#contract/messages';
import type { Place } from '#contract/plan-rules';

/** The texts of one language; `{…}` are filled in. Subject lines carry nothing about a child. */
export interface MessageTexts {
  /** This stands before the answers that the person chose in the form. */
  readonly sent: string;
  readonly services: Readonly<Record<BookingKind, string>>;
  /** They stand after a day and a time. */
  readonly places: Readonly<Record<Place, string>>;
  readonly templates: Readonly<
    Record<MessageTemplate, { readonly subject: string; readonly paragraphs: readonly string[] }>
  >;
}
