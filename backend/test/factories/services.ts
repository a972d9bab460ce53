/** The prices of a service as the admin's form sends them. */
export function aService(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    service: 'Student counseling',
    sessionMinutes: 45,
    priceFrom: 2500,
    priceTo: 4000,
    priceFor: 'session',
    reducedPrice: 1200,
    waitingWeeks: 2,
    ...changes,
  };
}
