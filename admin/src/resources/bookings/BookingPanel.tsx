import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { RuleValue } from '../../fields/RuleValue';
import { Definitions } from '../../list/Definitions';
import { useRecordName } from '../../list/useRecordName';
import { useRowState } from '../../list/rowState';
import { BookingForm } from './BookingForm';
import { fieldsOf } from './kinds';

/** All fields of a booking, to read or to change. */
export function BookingPanel({ kind }: { kind: BookingKind }) {
  const translate = useTranslate();
  const name = useRecordName();
  const { mode } = useRowState();
  const editing = mode === 'edit';
  const heading = useRef<HTMLHeadingElement>(null);

  // Edit mode is announced by its heading, and the fields follow.
  useEffect(() => {
    if (editing) heading.current?.focus();
  }, [editing]);

  const items = Object.entries(fieldsOf(kind)).map(([source, rule]) => ({
    source,
    cell: <RuleValue source={source} rule={rule} />,
  }));
  return (
    <>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ mb: 2 }}>
        {translate(editing ? 'bookings.editing' : 'bookings.detailsOf', { name })}
      </Typography>
      {editing ? <BookingForm kind={kind} /> : <Definitions items={items} columns />}
    </>
  );
}
