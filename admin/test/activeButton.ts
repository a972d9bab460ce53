import { screen, waitFor } from '@testing-library/react';

/** A button once a press has an effect: for half a second after a decision, buttons that decide have none. */
export const activeButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    return button;
  });
