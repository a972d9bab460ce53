import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../config/formats';
import { ShortForm } from '../form/ShortForm';
import { ReadFailure } from '../ui/ReadFailure';
import { eraseDraft } from '../providers/drafts';
import { DashboardSection } from './DashboardSection';
import { type Announcement as Announced, useSaveAnnouncement, useAnnouncement } from './useAnnouncement';

const FORM = 'announcement';

/** A notice among administrators, which each of them may change. */
export function Announcement() {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const save = useSaveAnnouncement();
  const { data, error, refetch } = useAnnouncement();
  // What was shown when the form was opened: what a colleague announces meanwhile must not replace what is being typed.
  const [opened, setOpened] = useState<Announced | null>();
  const close = () => {
    eraseDraft(FORM);
    setOpened(undefined);
  };
  const editing = opened !== undefined;
  return (
    <DashboardSection id="announcement" title={translate('dashboard.announcement.title')}>
      <Box sx={{ p: 2, borderRadius: 1.4, bgcolor: 'var(--mist)', maxWidth: 900 }}>
        <ReadFailure failed="dashboard.announcement.fetchFailed" error={error} refetch={refetch} />
        {!editing && data && <Typography sx={{ whiteSpace: 'pre-line' }}>{data.text}</Typography>}
        {!editing && data && (
          <Typography color="text.secondary" variant="body2">
            {translate('dashboard.announcement.by', { who: nameOf(data.who), moment: moment(data.createdAt) })}
          </Typography>
        )}
        {!editing && data === null && <Typography>{translate('dashboard.announcement.none')}</Typography>}
        <Typography color="text.secondary" variant="body2">
          {translate('dashboard.announcement.whoSees')}
        </Typography>
        {!editing && data !== undefined && (
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setOpened(data)}>
            {translate('dashboard.announcement.change')}
          </Button>
        )}
        {editing && (
          <ShortForm
            resource="announcement"
            rules={ANNOUNCEMENT_FIELDS}
            record={{ text: opened?.text }}
            submit="dashboard.announcement.announce"
            failed="dashboard.announcement.failed"
            done="dashboard.announcement.saved"
            draft={FORM}
            version={opened?.updatedAt}
            send={async (values, newer) => {
              await save(values, opened, newer);
              setOpened(undefined);
            }}
            onCancel={close}
            sx={{ pt: 1 }}
          />
        )}
      </Box>
    </DashboardSection>
  );
}
