import { Button, Stack } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** The filter of a view. */
export type View = Readonly<Record<string, unknown>>;

interface Props {
  /** By name; the labels are `resources.{resource}.tabs`. */
  views: Readonly<Record<string, View>>;
  source: 'view';
  alwaysOn: true;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one || undefined) === JSON.stringify(other);

/** Whether two filters are the same; empty fields count as absent. */
export const isSameView = (one: View, shown: View): boolean =>
  Object.keys({ ...one, ...shown }).every((field) => same(one[field], shown[field]));

/** On a small laptop, in every language. */
const IN_ONE_LINE = {
  gap: { xs: 1, lg: 0.75 },
  flexWrap: 'wrap',
  '& .MuiButton-root': { px: { lg: 1.5 } },
  '&:not(:lang(en)) .MuiButton-root': { fontSize: { lg: '0.9375rem', xl: '1rem' } },
} as const;

/**
 * Views of a list, each a filter. They are an input of the filter form and submit it at once: set separately, a click
 * and a search still being typed would overwrite each other.
 */
export function ViewTabs({ views }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const filterValues = useListContext().filterValues as View;
  const { setValue } = useFormContext();
  const fields = [...new Set(Object.values(views).flatMap((view) => Object.keys(view)))];
  return (
    <Stack
      role="group"
      aria-label={translate(`resources.${resource}.tabs.label`)}
      direction="row"
      useFlexGap
      sx={IN_ONE_LINE}
    >
      {Object.entries(views).map(([name, view]) => {
        const isCurrent = fields.every((field) => same(view[field], filterValues[field]));
        const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
          for (const field of fields) setValue(field, view[field] ?? '');
          currentTarget.form?.requestSubmit();
        };
        return (
          <Button key={name} variant={isCurrent ? 'contained' : 'outlined'} aria-pressed={isCurrent} onClick={choose}>
            {translate(`resources.${resource}.tabs.${name}`)}
          </Button>
        );
      })}
    </Stack>
  );
}
