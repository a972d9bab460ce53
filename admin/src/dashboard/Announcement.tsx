import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, SaveButton, SimpleForm, Toolbar, useTranslate } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../fields/formats';
import { RuleInput } from '../fields/RuleInput';
import { FormDraft } from '../form/FormDraft';
import { FailureNote } from '../list/FailureNote';
import { eraseDraft } from '../providers/drafts';
import { useErrorMessage } from '../providers/errors';
import { Section } from './Section';
import { useSaveAnnouncement, useAnnouncement } from './useAnnouncement';

const FORM = 'announcement';

/** A notice among administrators, which each of them may change. */
export function Announcement() {
  const translate = useTranslate();
  const message = useErrorMessage();
  const nameOf = useNameOf();
  const { data, error } = useAnnouncement();
  const [editing, setEditing] = useState(false);
  const close = () => {
    eraseDraft(FORM);
    setEditing(false);
  };
  const announce = useSaveAnnouncement(close);
  return (
    <Section id="announcement" title={translate('dashboard.announcement.title')}>
      <Box sx={{ p: 2, borderRadius: 1.4, bgcolor: 'var(--mist)', maxWidth: 900 }}>
        {error && <FailureNote text={message('dashboard.announcement.fetchFailed', error)} />}
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
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setEditing(true)}>
            {translate('dashboard.announcement.change')}
          </Button>
        )}
        {editing && (
          <ResourceContextProvider value="announcement">
            <SimpleForm
              {...(data && { record: { text: data.text } })}
              onSubmit={announce}
              noValidate
              toolbar={
                <Toolbar sx={{ gap: 1 }}>
                  <SaveButton alwaysEnable label="dashboard.announcement.announce" />
                  <Button variant="outlined" onClick={close}>
                    {translate('admin.actions.cancel')}
                  </Button>
                </Toolbar>
              }
            >
              <FormDraft form={FORM} />
              <RuleInput source="text" rule={ANNOUNCEMENT_FIELDS.text} />
            </SimpleForm>
          </ResourceContextProvider>
        )}
      </Box>
    </Section>
  );
}
