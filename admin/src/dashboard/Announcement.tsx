import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, SaveButton, SimpleForm, useTranslate } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../fields/formats';
import { RuleInput } from '../fields/RuleInput';
import { FormDraft } from '../form/FormDraft';
import { FailureNote } from '../list/FailureNote';
import { eraseDraft } from '../providers/drafts';
import { useErrorMessage } from '../providers/errors';
import { Section } from './Section';
import { type Announcement as Announced, useSaveAnnouncement, useAnnouncement } from './useAnnouncement';

const FORM = 'announcement';

interface Read {
  announcement: Announced | null;
  /** The text that the form began with. */
  opened: string | undefined;
  hasChanged?: true;
}

/** A notice among administrators, which each of them may change. */
export function Announcement() {
  const translate = useTranslate();
  const message = useErrorMessage();
  const nameOf = useNameOf();
  const { data, error } = useAnnouncement();
  // What was shown when the form was opened, or when a colleague's change was shown in it.
  const [read, setRead] = useState<Read>();
  const close = () => {
    eraseDraft(FORM);
    setRead(undefined);
  };
  const announce = useSaveAnnouncement(read?.announcement ?? null, close, (announcement) =>
    setRead({ announcement, opened: read?.opened, hasChanged: true }),
  );
  const editing = read !== undefined;
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
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setRead({ announcement: data, opened: data?.text })}>
            {translate('dashboard.announcement.change')}
          </Button>
        )}
        {editing && (
          <ResourceContextProvider value="announcement">
            <SimpleForm
              // What a colleague announces meanwhile must not replace what is being typed.
              {...(read.opened !== undefined && { record: { text: read.opened } })}
              onSubmit={announce}
              noValidate
              disableInvalidFormNotification
              // The buttons belong to this box: on a phone react-admin's toolbar is fixed to the bottom of the dashboard.
              sx={{ p: 0, pt: 1, '&&': { pb: 0 } }}
              toolbar={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
                  <SaveButton alwaysEnable label="dashboard.announcement.announce" />
                  <Button variant="outlined" onClick={close}>
                    {translate('admin.actions.cancel')}
                  </Button>
                </Box>
              }
            >
              <FormDraft form={FORM} version={read.announcement?.updatedAt} />
              <RuleInput source="text" rule={ANNOUNCEMENT_FIELDS.text} />
              {read.hasChanged && <ChangedMeanwhile now={read.announcement} />}
            </SimpleForm>
          </ResourceContextProvider>
        )}
      </Box>
    </Section>
  );
}

/** A colleague's announcement, which sending again replaces. */
function ChangedMeanwhile({ now }: { now: Announced | null }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const text = now
    ? [
        translate('admin.conflict.text'),
        now.text,
        translate('dashboard.announcement.by', { who: nameOf(now.who), moment: moment(now.createdAt) }),
      ]
    : [translate('dashboard.announcement.none')];
  return (
    <Box sx={{ width: '100%', whiteSpace: 'pre-line' }}>
      <FailureNote text={[`${translate('admin.conflict.title')}.`, ...text].join('\n')} />
    </Box>
  );
}
