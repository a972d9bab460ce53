import { Create, useRedirect, useTranslate, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { BOOKING_KINDS } from '#contract/bookings';
import { CARD } from '../../form/pages';
import { RuleForm } from '../../form/RuleForm';
import { PageTitle } from '../../ui/PageTitle';
import { useTell } from '../../decisions/tell';
import { PATHS } from '../../paths';
import { bookingResource } from '../../config/resources';
import { enteredFieldsOf } from './booking';
import { KindSelect } from './CategorySelect';
import { ConsentQuestion } from './ConsentQuestion';
import { KnownNumber } from './KnownNumber';

/** A booking taken on the phone: the questions of the public form, with verbal consent. */
export function AddBooking() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { show } = useTell();
  const [params] = useSearchParams();
  const [first] = BOOKING_KINDS;
  const kind = BOOKING_KINDS.find((one) => one === params.get('kind')) ?? first;
  const resource = bookingResource(kind);
  const added = ({ id, childName, reference }: RaRecord): void => {
    const name = String(childName);
    const sentence = translate('admin.addBooking.added', { name, reference: String(reference) });
    show({ recordId: String(id), name, sentence, isToTell: true, template: 'booking-received' });
    redirect('show', resource, id);
  };
  return (
    <>
      <PageTitle title={translate('admin.addBooking.title')} />
      <KindSelect kind={kind} pathOf={(one) => `${PATHS.addBooking}?kind=${one}`} />
      <Create resource={resource} title={false} sx={CARD} mutationOptions={{ onSuccess: added }}>
        <RuleForm
          rules={enteredFieldsOf(kind)}
          submit="admin.addBooking.title"
          defaults={{ language: 'en' }}
          draft={PATHS.addBooking}
        >
          <KnownNumber />
          <ConsentQuestion />
        </RuleForm>
      </Create>
    </>
  );
}
