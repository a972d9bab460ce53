import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { moment } from '../fields/formats';
import { RuleForm } from '../form/RuleForm';
import { FailureNote } from '../list/FailureNote';
import { useFailureWords } from '../providers/useFailureWords';
import { Section } from './Section';
import { useAnnounce, useAnnouncement } from './useAnnouncement';

/** What administrators tell each other; each of them may change it. */
export function Announcement() {
  const translate = useTranslate();
  const words = useFailureWords();
  const { data, error } = useAnnouncement();
  const [editing, setEditing] = useState(false);
  const saving = useAnnounce(() => setEditing(false));
  return (
    <Section id="announcement" title={translate('dashboard.announcement.title')}>
      <Box sx={{ p: 2, borderRadius: 1.4, bgcolor: 'var(--mist)', maxWidth: 900 }}>
        {error && <FailureNote text={words('dashboard.announcement.fetchFailed', error)} />}
        {!editing && data && <Typography sx={{ whiteSpace: 'pre-line' }}>{data.text}</Typography>}
        {!editing && data && (
          <Typography color="text.secondary" variant="body2">
            {translate('dashboard.announcement.by', { who: data.who, moment: moment(data.createdAt) })}
          </Typography>
        )}
        {!editing && data === null && <Typography>{translate('dashboard.announcement.none')}</Typography>}
        {!editing && data !== undefined && (
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setEditing(true)}>
            {translate('dashboard.announcement.change')}
          </Button>
        )}
        {editing && (
          <ResourceContextProvider value="announcement">
            <RuleForm rules={ANNOUNCEMENT_FIELDS} record={data ? { text: data.text } : undefined} saving={saving}>
              <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
                <Button type="submit" variant="contained" aria-disabled={saving.saving}>
                  {translate(saving.saving ? 'admin.actions.saving' : 'dashboard.announcement.announce')}
                </Button>
                <Button variant="outlined" onClick={() => setEditing(false)}>
                  {translate('admin.actions.cancel')}
                </Button>
              </Stack>
            </RuleForm>
          </ResourceContextProvider>
        )}
      </Box>
    </Section>
  );
}
