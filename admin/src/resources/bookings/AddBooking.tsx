import { Create, useGetOne, useRedirect, useTranslate, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { CARD } from '../../form/pages';
import { RuleForm } from '../../form/RuleForm';
import { PageTitle } from '../../ui/PageTitle';
import { useTell } from '../../decisions/tell';
import { ReadFailure } from '../../ui/ReadFailure';
import { PATHS } from '../../paths';
import { httpClient } from '../../providers/http';
import { isGone, useErrorMessage, useNotifyText } from '../../providers/errors';
import type { Family } from '../families/family';
import '../../messages/families';
import '../../messages/addBooking';
import { bookingResource } from '../../config/resources';
import { enteredFieldsOf } from './booking';
import { KindSelect } from './KindSelect';
import { ConsentQuestion } from './ConsentQuestion';
import { KnownNumber } from './KnownNumber';

/** A booking taken on the phone: the questions of the public form, with verbal consent. From a family's page it is theirs. */
export function AddBooking() {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const [first] = BOOKING_KINDS;
  const kind = BOOKING_KINDS.find((one) => one === params.get('kind')) ?? first;
  const id = params.get('family') ?? '';
  const {
    data: family,
    error,
    refetch,
  } = useGetOne<Family>('family-list', { id, meta: { whole: true } }, { enabled: id !== '' });
  // A family that was erased meanwhile leaves a caller, whose booking is still to be written down.
  const isReady = family !== undefined || id === '' || isGone(error);
  const pathOf = (one: BookingKind) => `${PATHS.addBooking}?${withKind(params, one)}`;
  return (
    <>
      <PageTitle title={family ? `${translate(TITLE)}: ${family.name}` : translate(TITLE)} />
      <KindSelect kind={kind} pathOf={pathOf} />
      <ReadFailure failed="resources.family-list.failed" error={error} refetch={refetch} />
      {isReady && <BookingForm kind={kind} family={family} child={params.get('child')} />}
    </>
  );
}

const TITLE = 'pages./add-booking';

function withKind(params: URLSearchParams, kind: BookingKind): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('kind', kind);
  return next;
}

interface Props {
  kind: BookingKind;
  family: Family | undefined;
  child: string | null;
}

function BookingForm({ kind, family, child }: Props) {
  const translate = useTranslate();
  const notify = useNotifyText();
  const errorMessage = useErrorMessage();
  const redirect = useRedirect();
  const { show } = useTell();
  const resource = bookingResource(kind);
  const join = async (id: string): Promise<void> => {
    if (!family) return;
    const body = JSON.stringify({ add: [{ entity: 'booking', id }] });
    try {
      await httpClient(`/families/${family.id}/records`, { method: 'POST', body });
    } catch (error) {
      // The booking is there, and its page offers the family.
      notify(errorMessage('resources.family-list.recordsFailed', error), 'error');
    }
  };
  const added = async ({ id, childName, reference }: RaRecord): Promise<void> => {
    await join(String(id));
    const name = String(childName);
    const sentence = translate('addBooking.added', { name, reference: String(reference) });
    show({ recordId: String(id), name, sentence, isToTell: true, template: 'booking-received' });
    redirect('show', resource, id);
  };
  return (
    <Create
      resource={resource}
      title={false}
      sx={CARD}
      mutationOptions={{ onSuccess: (booking: RaRecord) => void added(booking) }}
    >
      <RuleForm
        rules={enteredFieldsOf(kind)}
        submit={TITLE}
        defaults={{ language: 'en', ...(family && filledFrom(family, child)) }}
        draft={family ? `${PATHS.addBooking}/${family.id}` : PATHS.addBooking}
      >
        <KnownNumber except={family?.id} />
        <ConsentQuestion />
      </RuleForm>
    </Create>
  );
}

/** What the form need not ask again: whom to call, in which language, and about which child. */
function filledFrom({ contacts, children }: Family, child: string | null) {
  const contact = contacts.find(({ main }) => main) ?? contacts[0];
  return {
    ...(contact && {
      parentName: contact.name,
      parentPhone: contact.phone,
      parentEmail: contact.email,
      language: contact.language,
    }),
    childName: children.find(({ _id }) => _id === child)?.name,
  };
}
