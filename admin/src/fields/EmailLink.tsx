import Link from '@mui/material/Link';
import { mailtoLink } from '#contract/links';

/** An address one can write to; a long one breaks before its "@", not in the middle of a word. */
export function EmailLink({ address }: { address: string }) {
  const [name, ...rest] = address.split('@');
  return (
    <Link href={mailtoLink(address)}>
      {name}
      <wbr />
      {`@${rest.join('@')}`}
    </Link>
  );
}
