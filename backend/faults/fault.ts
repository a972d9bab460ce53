/** One row of the table of faults: what is done to the product, and what it must withstand. */
export interface Fault {
  readonly id: string;
  readonly name: string;
  /**
   * @param folder an empty one, for this fault alone
   * @returns what was found, in one line; throws when the product failed
   */
  run(folder: string): Promise<string>;
}

/** The product failed under a fault. */
export class FaultFailed extends Error {}

/** @throws FaultFailed with the message when it does not hold */
export function must(holds: boolean, message: string): void {
  if (!holds) throw new FaultFailed(message);
}
