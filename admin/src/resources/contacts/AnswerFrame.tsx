import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Language } from '#contract/languages';
import { frameOf } from '#contract/message-frame';
import { BORDERED_ITEM } from '../../theme/boxes';
import type { Contact } from './contact';

interface Props {
  contact: Contact;
  /** The input of the answer. */
  children: ReactNode;
}

/** The answer between the greeting and the signature with which it goes out: nobody greets a second time. */
export function AnswerFrame({ contact: { name, phone, language: theirs = 'en' }, children }: Props) {
  const translate = useTranslate();
  const title = useId();
  const chosen = useWatch<{ language?: Language | '' }>({ name: 'language' });
  const language = chosen || theirs;
  // Who asked to be called back need not have given a name: see `contactMessage`.
  const { greeting, signature } = frameOf(language, name === phone ? undefined : name);
  return (
    <Box role="group" aria-labelledby={title} sx={{ ...BORDERED_ITEM, display: 'grid', gap: 1 }}>
      <Typography id={title} color="text.secondary" variant="body2">
        {translate('resources.getcontact.inLanguage')}
      </Typography>
      <span lang={language}>{greeting}</span>
      {children}
      <Box lang={language} sx={{ whiteSpace: 'pre-line' }}>
        {signature}
      </Box>
    </Box>
  );
}
