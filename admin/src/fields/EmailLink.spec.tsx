import { render, screen } from '@testing-library/react';
import { EmailLink } from './EmailLink';

describe('the link to an e-mail address', () => {
  it('writes to it', () => {
    render(<EmailLink address="nimal@example.org" />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('nimal@example.org');
    expect(link.getAttribute('href')).toBe('mailto:nimal@example.org');
  });

  it('shows all of an address with two "@"', () => {
    render(<EmailLink address='"a@b"@example.org' />);
    expect(screen.getByRole('link').textContent).toBe('"a@b"@example.org');
  });
});
