import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { moment } from '../../config/formats';
import { FormDialog } from '../../form/FormDialog';
import type { Send } from '../../form/useSend';
import { SECONDARY_TEXT, PLAIN_LIST } from '../../theme/boxes';
import { isOwnName, kindWord, type Person, type RecordLine } from './person';

interface Props {
  title: string;
  text: string;
  /** What is asked beside the records. */
  rules?: Rules;
  defaults?: object;
  /** Message keys: of the button, which says how many records, and of the error. */
  submit: string;
  failed: string;
  warning?: true;
  person: Person;
  /** The records that can be chosen. Those of another name are not ticked at first: they may be somebody else's. */
  lines: readonly RecordLine[];
  /** Records that may belong with them: never ticked by themselves. */
  suggested?: readonly RecordLine[];
  send: (records: readonly string[], ...sent: Parameters<Send>) => Promise<void>;
  onClose: () => void;
}

/** The ticked records as they are sent: a family that has none yet goes without a list, because an empty one is refused. */
export const listOf = (records: readonly string[]) => (records.length > 0 ? { records } : {});

/** Asks which records something is done with: each with whom it came from, and a tick. */
export function RecordsDialog({ rules = {}, submit, person, lines, suggested = [], send, ...dialog }: Props) {
  const translate = useTranslate();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter((line) => isOwnName(person, line.name)).map(({ _id }) => _id)),
  );
  const [isTouched, setTouched] = useState(false);
  const [tries, setTries] = useState(0);
  // A family may have no record yet.
  const isEnough = ticked.size > 0 || lines.length === 0;
  const isMissing = tries > 0 && !isEnough;
  const toggle = (id: string): void => {
    setTouched(true);
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };
  const sendTicked: Send = async (...sent) => {
    setTries((count) => count + 1);
    if (isEnough) await send([...ticked], ...sent);
  };
  return (
    <FormDialog
      {...dialog}
      rules={rules}
      submit={translate(submit, { smart_count: ticked.size })}
      send={sendTicked}
      isTouched={isTouched}
    >
      <Lines
        legend={translate('resources.people-list.ticked', {
          count: lines.filter(({ _id }) => ticked.has(_id)).length,
          all: lines.length,
        })}
        lines={lines}
        ticked={ticked}
        onToggle={toggle}
      />
      {suggested.length > 0 && (
        <Lines
          legend={translate('resources.family-list.suggestions')}
          hint={translate('resources.family-list.suggestionsWhy')}
          lines={suggested}
          ticked={ticked}
          onToggle={toggle}
        />
      )}
      {isMissing && (
        // Another element each time: the same one would be announced only once.
        <FormHelperText key={tries} error role="alert">
          {translate('resources.people-list.noneTicked')}
        </FormHelperText>
      )}
    </FormDialog>
  );
}

interface LinesProps {
  legend: string;
  hint?: string;
  lines: readonly RecordLine[];
  ticked: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function Lines({ legend, hint, lines, ticked, onToggle }: LinesProps) {
  const hintId = useId();
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}
      {...(hint !== undefined && { 'aria-describedby': hintId })}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 700 }}>
        {legend}
      </Box>
      {hint !== undefined && (
        <Box id={hintId} sx={{ mb: 1 }}>
          {hint}
        </Box>
      )}
      <Box component="ul" sx={PLAIN_LIST}>
        {lines.map((line) => (
          <li key={line._id}>
            <FormControlLabel
              sx={{ alignItems: 'start', mr: 0 }}
              control={<Checkbox checked={ticked.has(line._id)} onChange={() => onToggle(line._id)} sx={{ py: 0 }} />}
              label={<Line line={line} />}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** What a record is, who sent it, about whom, and when. */
function Line({ line }: { line: RecordLine }) {
  const translate = useTranslate();
  const what = kindWord(line, translate);
  const { name, phone, email, childName, course, createdAt, suspectedSpam } = line;
  const notes = suspectedSpam ? [translate('resources.people-list.suspectedSpam')] : [];
  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <strong>{`${name ?? translate('resources.people-list.nameless')},`}</strong>
      {` ${[what, childName, course].filter(Boolean).join(', ')} `}
      <Box component="span" sx={{ ...SECONDARY_TEXT, display: 'block' }}>
        {[phone, email, moment(createdAt), ...notes].filter(Boolean).join(', ')}
      </Box>
    </Box>
  );
}
