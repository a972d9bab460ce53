import {
  CheckboxGroupInput,
  DateInput,
  PasswordInput,
  TextInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Rule } from '#contract/rule';
import { dayIn } from '#contract/sri-lanka';
import { useRuleMessage } from '../providers/ruleMessages';
import { changeCheck } from '../providers/validators';
import { CheckInput } from './CheckInput';
import { ChoiceInput } from './ChoiceInput';
import { PictureInput } from './PictureInput';
import { TeacherProfileInput } from './TeacherProfileInput';
import { useChoiceWord } from './useChoiceWord';

/** Choices of so many letters would be cut beside another field, in Tamil long before. */
const LONG_CHOICE = 30;

/**
 * Text of several lines, lists to choose several of, and choices with long names, such as services or people with theirs,
 * take the whole width of a form.
 */
export const isLong = (rule: Rule): boolean =>
  (rule.type === 'text' && rule.lines === true) ||
  (rule.type === 'choice' && rule.values.some(({ length }) => length > LONG_CHOICE)) ||
  rule.type === 'choices' ||
  rule.type === 'id';

/** The name of a group looks like those of the other inputs. */
const LEGEND = {
  '&& legend': { transform: 'none', fontWeight: 700, fontSize: '0.9375rem', color: 'text.primary' },
} as const;

const EMAIL = { spellCheck: false, slotProps: { htmlInput: { inputMode: 'email', autoCapitalize: 'none' } } } as const;

interface Props {
  source: string;
  rule: Rule;
}

/** The input a rule of the contract asks for, with that rule as its validator. */
export function RuleInput({ source, rule }: Props) {
  const translate = useTranslate();
  const check = changeCheck(source, rule, useRecordContext());
  const messageOf = useRuleMessage();
  const validate = (typed: unknown, form?: Record<string, unknown>): string | undefined => {
    const error = check(typed, form);
    return error && messageOf(source, rule, error);
  };
  const resource = useResourceContext();
  const wordOf = useChoiceWord();
  const name = translate(`resources.${resource}.fields.${source}`);
  const label = rule.optional ? translate('admin.form.optional', { label: name }) : name;
  const hint = translate(`resources.${resource}.hints.${source}`, { _: '' });
  const common = { source, label, validate, helperText: hint || false } as const;
  switch (rule.type) {
    case 'choice': {
      const choices = rule.values.map((value) => ({
        value,
        label: wordOf(source, value),
      }));
      return <ChoiceInput source={source} label={label} validate={validate} choices={choices} />;
    }
    case 'choices': {
      const choices = rule.values.map((value) => ({
        id: value,
        name: wordOf(source, value),
      }));
      return <CheckboxGroupInput {...common} choices={choices} translateChoice={false} sx={LEGEND} />;
    }
    case 'boolean':
      return <CheckInput source={source} label={name} />;
    case 'file':
      return <PictureInput source={source} label={label} rule={rule} />;
    case 'link':
      return <TextInput {...common} type="url" spellCheck={false} autoComplete="off" />;
    case 'date':
      return <DateInput {...common} format={dayIn} parse={(value: string) => value} />;
    case 'id':
      return <TeacherProfileInput source={source} label={label} validate={validate} />;
    case 'password':
      // Only a new password has a minimum length.
      return (
        <PasswordInput {...common} autoComplete={rule.min && rule.min > 1 ? 'new-password' : 'current-password'} />
      );
    case 'number':
      return <TextInput {...common} slotProps={{ htmlInput: { inputMode: 'numeric' } }} autoComplete="off" />;
    case 'phone':
      return <TextInput {...common} type="tel" autoComplete="off" />;
    case 'email':
      // Not `type="email"`: browsers rewrite the domain in such an input, so a mistake could not be shown as it was typed.
      return <TextInput {...common} {...EMAIL} autoComplete="off" />;
    default:
      return <TextInput {...common} {...(isLong(rule) && { multiline: true, minRows: 3 })} autoComplete="off" />;
  }
}
