import { TextField } from 'react-admin';
import type { Column, Layout } from '../../list/columns';
import { StatusActions } from '../../status/StatusActions';
import { StatusCell } from '../../status/StatusCell';
import { PATHS } from '../../paths';
import { RecordLink } from '../../record/RecordLink';
import { CvLink } from './CvLink';
import { STATUS } from './user';
import { Email, Phone, TeacherType, Whatsapp } from './userFields';

/** The spec's columns, in its order. */
const shown: Omit<Layout, 'actions'> = {
  headline: { source: 'full_name', cell: <RecordLink within={PATHS.users} />, sortBy: 'full_name' },
  columns: [
    { source: 'home_address', cell: <TextField source="home_address" variant="inherit" /> },
    { source: 'email', cell: <Email />, sortBy: 'email' },
    { source: 'phone_number', cell: <Phone /> },
    { source: 'whatsapp_number', cell: <Whatsapp /> },
    { source: 'teacher_type', cell: <TeacherType />, sortBy: 'teacher_type' },
    { source: 'cv', cell: <CvLink /> },
    { source: 'status', cell: <StatusCell choice={STATUS} />, sortBy: 'status', width: 212 },
  ],
};

const actions = (cell: Column['cell']): Column => ({ source: 'actions', cell, width: 190 });

export const editable: Layout = { ...shown, actions: actions(<StatusActions choice={STATUS} />) };

/** Rejected users: the column is there, and empty. */
export const readOnly: Layout = { ...shown, actions: actions(null) };
