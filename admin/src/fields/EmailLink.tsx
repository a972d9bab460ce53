import { Link } from '@mui/material';
import { mailtoLink } from '#contract/links';

/** An address one can write to; a long one breaks before its "@", and elsewhere only if that is not enough. */
export function EmailLink({ address }: { address: string }) {
  const [name, ...rest] = address.split('@');
  return (
    <Link href={mailtoLink(address)} sx={{ overflowWrap: 'anywhere' }}>
      {name}
      <wbr />
      {`@${rest.join('@')}`}
    </Link>
  );
}
