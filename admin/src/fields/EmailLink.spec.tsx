import { render, screen } from '@testing-library/react';
import { EmailLink } from './EmailLink';

describe('the link to an e-mail address', () => {
  it('writes to it', () => {
    render(<EmailLink address="nimal@example.org" />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('nimal@example.org');
    expect(link.getAttribute('href')).toBe('mailto:nimal@example.org');
  });

  it('lets no address add a subject or another recipient', () => {
    render(<EmailLink address="a?subject=x&bcc=b@example.org" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:a%3Fsubject%3Dx%26bcc%3Db@example.org');
  });

  it('shows all of an address with two "@"', () => {
    render(<EmailLink address='"a@b"@example.org' />);
    expect(screen.getByRole('link').textContent).toBe('"a@b"@example.org');
  });
});
