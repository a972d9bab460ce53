import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Link,
  ResourceContextProvider,
  useGetOne,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { FAMILY_FIELDS } from '#contract/families';
import type { RequestEntity } from '#contract/subjects';
import { FormDialog } from '../../form/FormDialog';
import { ReadFailure } from '../../ui/ReadFailure';
import { Section } from '../../ui/Section';
import { httpClient } from '../../providers/http';
import { postOnce } from '../../providers/idempotency';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { type Family, namesOf, contactLine, type SuggestedFamilies } from './family';
import { type Named, SameFamilyButtons } from './SameFamilyButtons';
import '../../messages/families';
import { showPath } from '../../config/recordPage';

interface Request {
  readonly id: string;
  readonly status: string;
  readonly family?: string;
  readonly child?: string;
}

/** On the page of a request: the family it belongs to, or the ones it may belong to, and a new one. */
export function FamilyOf({ entity }: { entity: RequestEntity }) {
  const translate = useTranslate();
  const request = useRecordContext<Request>();
  if (!request) return null;
  return (
    <Section id="family" title={translate('resources.family-list.section')} sx={{ displayPrint: 'none' }}>
      {request.family === undefined ? (
        <Offer entity={entity} request={request} />
      ) : (
        <Belongs {...request} family={request.family} />
      )}
    </Section>
  );
}

function Belongs({ family: id, child }: { family: string; child?: string }) {
  const translate = useTranslate();
  const { data: family, error, refetch } = useGetOne<Family>('family-list', { id, meta: { whole: true } });
  if (!family) return <ReadFailure failed="admin.record.failed" error={error} refetch={refetch} />;
  return (
    <>
      <Link to={showPath('family-list', id)}>{translate('resources.family-list.belongs', { name: family.name })}</Link>
      <Box sx={SECONDARY_TEXT}>
        {[contactLine(family.contacts), namesOf(family.children.filter(({ _id }) => _id === child))]
          .filter(Boolean)
          .join('; ')}
      </Box>
    </>
  );
}

function Offer({ entity, request: { id, status } }: { entity: RequestEntity; request: Request }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['family-list', 'suggested', entity, id],
    queryFn: async ({ signal }) =>
      (await httpClient(`/families/suggested?entity=${entity}&id=${id}`, { signal })).json as SuggestedFamilies,
  });
  if (!data) return <ReadFailure failed="resources.family-list.failed" error={error} refetch={refetch} />;
  const request = { entity, id };
  return (
    <>
      {entity === 'booking' && status === 'Approved' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('resources.family-list.approvedWithout')}
        </Alert>
      )}
      <Box component="ul" sx={PLAIN_LIST}>
        {data.families.map((family) => (
          <Offered key={family._id} request={request} family={family} />
        ))}
      </Box>
      <NewFamily request={request} fresh={data.fresh} />
    </>
  );
}

function Offered({ request, family }: { request: Named; family: SuggestedFamilies['families'][number] }) {
  const translate = useTranslate();
  const { _id, name, contacts } = family;
  const why = family.why.map((each) => translate(`resources.family-list.why.${each}`)).join(', ');
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <Link to={showPath('family-list', _id)}>{name}</Link>
      <Box sx={SECONDARY_TEXT}>{contactLine(contacts)}</Box>
      {translate('resources.family-list.same', { why })}
      <SameFamilyButtons family={_id} request={request} label="addTo" about={name} />
    </Box>
  );
}

const { name } = FAMILY_FIELDS;

/** Makes a family of the request: its contact, and its child if it names one, are filled in, the name is asked. */
function NewFamily({ request, fresh }: { request: Named; fresh: SuggestedFamilies['fresh'] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  // Kept for a second try: a family that was made is not made again.
  const [made, setMade] = useState<string>();
  const familyOf = async (values: Record<string, unknown>): Promise<string> => {
    const contacts = fresh.contacts.map((contact) => ({ ...contact, name: contact.name ?? values['name'] }));
    const answer = await postOnce('/families', { ...fresh, contacts, name: values['name'] });
    const { _id } = answer.json as { _id: string };
    setMade(_id);
    return _id;
  };
  const make = async (values: Record<string, unknown>) => {
    const id = made ?? (await familyOf(values));
    const add = [request];
    await httpClient(`/families/${id}/records`, { method: 'POST', body: JSON.stringify({ add }) });
    setAsking(false);
    notify('resources.family-list.made', { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('resources.family-list.fresh')}
      </Button>
      {isAsking && (
        <ResourceContextProvider value="family-list">
          <FormDialog
            title={translate('resources.family-list.fresh')}
            text={translate(`resources.family-list.${fresh.children.length > 0 ? 'freshText' : 'freshContact'}`, {
              contact: contactLine(fresh.contacts),
              child: namesOf(fresh.children),
            })}
            rules={{ name }}
            defaults={{ name: fresh.name }}
            submit="resources.family-list.freshSubmit"
            failed="resources.family-list.addFailed"
            send={make}
            onClose={() => setAsking(false)}
          />
        </ResourceContextProvider>
      )}
    </>
  );
}
