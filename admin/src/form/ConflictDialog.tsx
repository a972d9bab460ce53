import { Confirm, useResourceContext, useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import type { ConflictError } from '../providers/conflict';

interface Props {
  error: ConflictError;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows a colleague's values of the same fields, and asks which to keep. */
export function ConflictDialog({ error: { current, fields }, onKeepMine, onTakeTheirs }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const theirs = (name: string): string => {
    const value: unknown = current[name];
    const isPlain = ['string', 'number'].includes(typeof value) || Array.isArray(value);
    const text = isPlain ? String(value) : translate('admin.list.none');
    return name === 'status' ? translate(`resources.${resource}.statuses.${text}`, { _: text }) : text;
  };
  return (
    <Confirm
      isOpen
      title="admin.conflict.title"
      content={
        <>
          {translate('admin.conflict.text')}
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {fields.map((name) => (
              <li key={name}>
                {translate(`resources.${resource}.fields.${name}`, { _: name })}: <strong>{theirs(name)}</strong>
              </li>
            ))}
          </Box>
        </>
      }
      cancel="admin.conflict.takeTheirs"
      confirm="admin.conflict.keepMine"
      onClose={onTakeTheirs}
      onConfirm={onKeepMine}
    />
  );
}
