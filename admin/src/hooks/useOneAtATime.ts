import { useRef } from 'react';

/** Leaves out a call made while another one runs: the second click of a double click comes before the button is shown as busy. */
export function useOneAtATime<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer | undefined> {
  const isRunning = useRef(false);
  return async (input) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await act(input);
    } finally {
      isRunning.current = false;
    }
  };
}
