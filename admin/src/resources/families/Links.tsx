import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useNameOf } from '../../fields/colleagues';
import { day, moment } from '../../fields/formats';
import { NamedButton } from '../../list/NamedButton';
import { PATHS } from '../../paths';
import { call } from '../../providers/call';
import { nameOf, type Person, type Suggested, type Who } from './person';
import { useKindOf } from './RecordsDialog';
import { useAction } from '../../form/useAction';
import { Section } from '../../layout/Section';
import { ASIDE, LINED, PLAIN_LIST } from '../../theme/boxes';

const COMPARED = ['name', 'phone', 'email', 'childName'] as const;
const CELL = {
  ...{ py: 0.5, pr: { xs: 1, sm: 2 }, verticalAlign: 'top', textAlign: 'left', overflowWrap: 'anywhere' },
  fontSize: { xs: '0.9375rem', sm: '1rem' },
} as const;

/** Links this person with another one, or separates them. */
function useLinking(done: string, failed: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const send = ({ path, ...init }: { path: string; method: string; body?: string }) => call(path, init);
  return useAction(`resources.families.${failed}`, send, () => {
    notify(`resources.families.${done}`, { type: 'success' });
    refresh();
  });
}

type Link = Person['links'][number];

/** The people linked on this page, with a button to separate them. */
export function Links() {
  const person = useRecordContext<Person>();
  return person?.links.map((link) => <Linked key={link._id} person={person} link={link} />);
}

function Linked({ person, link: { _id, people, by, createdAt } }: { person: Person; link: Link }) {
  const translate = useTranslate();
  const colleague = useNameOf();
  const { run, isPending, failureNote } = useLinking('unlinked', 'unlinkFailed');
  return (
    <Alert severity="info" sx={{ mt: 2, maxWidth: 1100, displayPrint: 'none' }}>
      <strong>
        {translate('resources.families.linkedWith', {
          people: people.map(namedAndReached).join('; '),
        })}
      </strong>{' '}
      {translate('resources.families.linkedAll')}{' '}
      {translate('resources.families.linkedBy', { by: colleague(by), moment: moment(createdAt) })}
      <Button
        color="inherit"
        sx={{ display: 'block', ml: -2, textDecoration: 'underline', textUnderlineOffset: '3px' }}
        aria-disabled={isPending}
        onClick={() => run({ path: `/people/${person.id}/links/${_id}`, method: 'DELETE' })}
      >
        {translate('resources.families.unlink')}
      </Button>
      {failureNote}
    </Alert>
  );
}

const namedAndReached = (one: Who): string =>
  [one.name, one.phone ?? one.email].filter(Boolean).join(', ') || nameOf(one);

/** People who may be the same, each compared with this one, and who was found to be somebody else. */
export function PossibleMatches() {
  const translate = useTranslate();
  const person = useRecordContext<Person>();
  if (!person || person.alike.length + person.different.length === 0) return null;
  return (
    <Section
      id="alike"
      title={translate('resources.families.alike')}
      lead={translate('resources.families.alikeWhy')}
      sx={{ displayPrint: 'none' }}
    >
      <Box component="ul" sx={{ ...PLAIN_LIST, gap: 2 }}>
        {person.alike.map((other) => (
          <Candidate key={other._id} person={person} other={other} />
        ))}
        {person.different.map((one) => (
          <Different key={one._id} person={person} different={one} />
        ))}
      </Box>
    </Section>
  );
}

/** Somebody else, as an administrator said. */
function Different({ person, different }: { person: Person; different: Person['different'][number] }) {
  const translate = useTranslate();
  const { run, isPending, failureNote } = useLinking('suggestedAgain', 'unlinkFailed');
  const name = nameOf(different.person);
  return (
    <Box component="li" sx={LINED}>
      {translate('resources.families.isDifferent', { name: namedAndReached(different.person) })}{' '}
      <NamedButton
        label={translate('resources.families.suggestAgain')}
        about={name}
        aria-disabled={isPending}
        onClick={() => run({ path: `/people/${person.id}/links/${different._id}`, method: 'DELETE' })}
      />
      {failureNote}
    </Box>
  );
}

function Candidate({ person, other }: { person: Person; other: Suggested }) {
  const translate = useTranslate();
  const kindOf = useKindOf();
  const linking = useLinking('linked', 'linkFailed');
  const parting = useLinking('parted', 'linkFailed');
  const name = nameOf(other);
  const send = ({ run }: typeof linking, more: object = {}) => {
    const body = JSON.stringify({ other: other._id, ...more });
    run({ path: `/people/${person.id}/links`, method: 'POST', body });
  };
  const lines = person.records.filter(({ _id }) => other.records.includes(_id));
  const head = (text: string) => (
    <Box component="th" scope="col" sx={CELL}>
      {text}
    </Box>
  );
  return (
    <Box component="li" sx={LINED}>
      <MuiLink component={RouterLink} to={`${PATHS.families}/${other._id}/show`}>
        {name}
      </MuiLink>
      <Box sx={ASIDE}>{lines.map((line) => `${kindOf(line)}, ${day(line.createdAt)}`).join('; ')}</Box>
      <Box
        component="table"
        aria-label={`${translate('resources.families.compare')}: ${name}`}
        sx={{ my: 1, borderCollapse: 'collapse', tableLayout: 'fixed', width: '100%', maxWidth: 760 }}
      >
        <thead>
          <tr>
            <Box component="td" sx={{ width: '20%' }} />
            {head(translate('resources.families.thisPage'))}
            {head(translate('resources.families.otherPage'))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((field) => (
            <tr key={field}>
              <Box component="th" scope="row" sx={{ ...CELL, fontWeight: 400, color: 'text.secondary' }}>
                {translate(`resources.families.fields.${field}`)}
              </Box>
              {[person[field], other[field]].map((value, i) => (
                <Box
                  component="td"
                  key={i}
                  sx={{ ...CELL, ...(person[field] === other[field] && { fontWeight: 700 }) }}
                >
                  {value ?? translate('admin.list.none')}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <NamedButton
          variant="outlined"
          label={translate('resources.families.link')}
          about={name}
          aria-disabled={linking.isPending}
          onClick={() => send(linking)}
        />
        <NamedButton
          label={translate('resources.families.part')}
          about={name}
          aria-disabled={parting.isPending}
          onClick={() => send(parting, { different: true })}
        />
      </Box>
      {linking.failureNote}
      {parting.failureNote}
    </Box>
  );
}
