import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Link, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { telephoneLink, whatsappLink } from '#contract/links';

/** A number one can call or, where asked for, write to on WhatsApp. */
export function PhoneLinks({ number, call = true, whatsapp }: { number: string; call?: boolean; whatsapp?: boolean }) {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        columnGap: { xs: 1.5, lg: 0.75 },
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        whiteSpace: 'nowrap',
        '& a': { py: 0.5, my: -0.25 },
      }}
    >
      {call && (
        <Link href={telephoneLink(number)} aria-label={translate('admin.actions.call', { number })}>
          {number}
        </Link>
      )}
      {whatsapp && (
        <Link
          href={whatsappLink(number)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={translate('admin.actions.whatsapp', { number })}
          {...(call && {
            title: translate('admin.actions.whatsappShort'),
            underline: 'none' as const,
            sx: { displayPrint: 'none' },
          })}
        >
          {call ? <WhatsAppIcon aria-hidden sx={{ display: 'block', fontSize: '1.375rem' }} /> : number}
        </Link>
      )}
    </Stack>
  );
}
