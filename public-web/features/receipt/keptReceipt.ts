import type { Answers } from '../../form/answers.js';
import type { Draft } from '../../form/draft.js';
import { holdSent, loadSent, saveSent } from '../../form/sent.js';
import type { Kept } from './Keep.js';

const nameOf = (form: string): string => `receipt-${form}`;

/** Keeps a receipt for a reload, with the answers it shows. */
export function saveReceipt(form: string, { reference = '', followUp = '' }: Kept, answers?: Answers): void {
  saveSent(nameOf(form), { ...answers, reference, followUp });
}

/** What stays on the screen after the receipt was erased. */
export function holdReference(form: string, reference: string): void {
  holdSent(nameOf(form), { reference });
}

export function loadReceipt(form: string): Draft | undefined {
  return loadSent(nameOf(form));
}
