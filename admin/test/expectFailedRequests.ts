/**
 * For a test in which requests fail: react-admin prints their errors in development. Anything else that is printed, such as
 * a warning of React, still fails the test.
 */
export function expectFailedRequests(): void {
  const complain = console.error;
  console.error = (...words: unknown[]) => {
    if (!(words[0] instanceof Error)) complain(...words);
  };
}
