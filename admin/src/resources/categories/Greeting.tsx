import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { HttpError, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { GREETING } from '#contract/categories';
import { validationMessage } from '#contract/validation-message';
import { CHOOSER } from '../../fields/PictureInput';
import { httpClient } from '../../providers/http';
import { fieldErrors, useErrorMessage, useNotifyText } from '../../providers/errors';
import { useFieldErrors } from '../../providers/ruleMessages';
import { FILE_TYPES, ruleCheck } from '../../providers/validators';
import type { Profile } from './LeaveButton';

const RULES = { greeting: GREETING };
const problem = ruleCheck(GREETING);
/** The stated limit is 20 seconds; one more for stopping the recorder. */
const MAX_SECONDS = 21;

/**
 * The duration of a recording; 0 if this browser cannot decode it, so that the server validates it. Not by an audio
 * element: the Content-Security-Policy allows no blob: media.
 */
async function secondsOf(file: File): Promise<number> {
  try {
    return (await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await file.arrayBuffer())).duration;
  } catch {
    return 0;
  }
}

/** What is wrong with a chosen recording, as the server would say it. */
async function problemOf(file: File): Promise<string | undefined> {
  const wrong = problem(file);
  if (wrong !== undefined) return validationMessage(GREETING, wrong);
  return (await secondsOf(file)) > MAX_SECONDS ? 'resources.alldetails.greeting.tooLong' : undefined;
}

/** The voice greeting of a teacher: play, replace, remove. */
export function Greeting() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const message = useErrorMessage();
  const inWords = useFieldErrors(RULES);
  const notifyText = useNotifyText();
  const profile = useRecordContext<Profile & { greeting?: string }>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File | undefined) => {
      const address = `/category/greeting/${profile?.id}`;
      if (file === undefined) return httpClient(address, { method: 'DELETE' });
      const refused = await problemOf(file);
      if (refused !== undefined) throw new HttpError(refused, 400, { errors: { greeting: refused } });
      const body = new FormData();
      body.append('greeting', file, file.name);
      return httpClient(address, { method: 'PUT', body });
    },
    onSuccess: () => {
      notify('resources.alldetails.greeting.saved', { type: 'success' });
      refresh();
    },
    onError: (error) =>
      notifyText(
        inWords(fieldErrors(error))?.['greeting'] ?? message('resources.alldetails.greeting.failed', error),
        'error',
      ),
  });
  if (profile === undefined) return null;
  const { greeting } = profile;
  return (
    <Box
      component="section"
      aria-labelledby="greeting"
      sx={{ display: 'grid', gap: 1.5, mt: 3, justifyItems: 'start' }}
    >
      <Typography id="greeting" variant="h2">
        {translate('resources.alldetails.greeting.title')}
      </Typography>
      {greeting !== undefined && (
        <Box component="audio" controls preload="none" src={`/${greeting}`} sx={{ maxWidth: '100%' }} />
      )}
      <Typography id="greeting-hint" variant="body2">
        {translate('resources.alldetails.greeting.hint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box
          component="input"
          sx={CHOOSER}
          type="file"
          accept={FILE_TYPES.sound.join(',')}
          aria-labelledby="greeting"
          aria-describedby="greeting-hint"
          disabled={isPending}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) mutate(file);
          }}
        />
        {greeting !== undefined && (
          <Button variant="outlined" disabled={isPending} onClick={() => mutate(undefined)}>
            {translate('resources.alldetails.greeting.remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
