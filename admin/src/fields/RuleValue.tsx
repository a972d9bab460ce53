import { Box, Link } from '@mui/material';
import { ReferenceField, TextField, useRecordContext, useTranslate } from 'react-admin';
import type { Rule } from '#contract/rule';
import { openAnswerOf } from '#contract/open-fields';
import { day } from '../config/formats';
import { EmailLink } from './EmailLink';
import { PhoneLinks } from './PhoneLinks';
import { useChoiceWord } from './useChoiceWord';

/** A field's value, formatted by the type of its rule. */
export function RuleValue({ source, rule }: { source: string; rule: Rule }) {
  const translate = useTranslate();
  const wordOf = useChoiceWord();
  const record = useRecordContext<Record<string, unknown> & { id: string }>();
  const value = record?.[source];
  if (Array.isArray(value)) return value.map((one) => wordOf(source, String(one))).join(', ');
  // The number alone does not say of what.
  if (source === 'experience') return translate('resources.alldetails.years', { smart_count: value });
  const text = typeof value === 'number' ? String(value) : value;
  const said = record && openAnswerOf(record, source);
  if (said) return translate(`admin.alternatives.${said}`);
  if (typeof text !== 'string' || text === '') return translate('admin.list.none');
  switch (rule.type) {
    case 'date':
      return day(text);
    case 'choice':
      return wordOf(source, text);
    case 'phone':
      return <PhoneLinks number={text} whatsapp />;
    case 'email':
      return <EmailLink address={text} />;
    case 'link':
      return (
        <Link href={text} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Link>
      );
    case 'file':
      return (
        <Box
          component="img"
          src={`/${text}`}
          alt=""
          sx={{ width: 120, height: 120, objectFit: 'cover', borderRadius: 1.4 }}
        />
      );
    case 'id':
      return (
        <ReferenceField source={source} reference="alldetails" link={false}>
          <TextField source="tName" sx={{ display: 'inline' }} />
        </ReferenceField>
      );
    default:
      return <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>;
  }
}
