import Link from '@mui/material/Link';

/** An address one can write to; a long one breaks before its "@", not in the middle of a word. */
export function EmailLink({ address }: { address: string }) {
  const [name, ...rest] = address.split('@');
  return (
    <Link href={`mailto:${address}`}>
      {name}
      <wbr />
      {`@${rest.join('@')}`}
    </Link>
  );
}
