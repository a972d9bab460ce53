import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { HttpError, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { CHOOSER } from '../../fields/FileInput';
import { httpClient } from '../../providers/http';
import { fieldErrors, useErrorMessage } from '../../providers/errors';
import { useFieldErrors } from '../../providers/ruleMessages';
import { FILE_TYPES } from '../../providers/validators';
import { GREETING_RULES, greetingPath, greetingProblem, saveGreeting } from './greetingFile';
import type { TeacherProfile } from '../../config/teacherProfile';

/** The voice greeting of a teacher: play, replace, remove. */
export function Greeting() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const message = useErrorMessage();
  const inWords = useFieldErrors(GREETING_RULES);
  const profile = useRecordContext<TeacherProfile>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File | undefined) => {
      const id = profile?.id ?? '';
      if (file === undefined) return httpClient(greetingPath(id), { method: 'DELETE' });
      const refused = await greetingProblem(file);
      if (refused !== undefined) throw new HttpError(refused, 400, { errors: { greeting: refused } });
      return saveGreeting(id, file);
    },
    onSuccess: () => {
      notify('resources.alldetails.greeting.saved', { type: 'success' });
      refresh();
    },
  });
  const failure =
    error && (inWords(fieldErrors(error))?.['greeting'] ?? message('resources.alldetails.greeting.failed', error));
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
          aria-describedby="greeting-hint greeting-error"
          aria-invalid={failure !== null}
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
      <FormHelperText id="greeting-error" error role="alert" sx={{ m: 0 }}>
        {failure}
      </FormHelperText>
    </Box>
  );
}
