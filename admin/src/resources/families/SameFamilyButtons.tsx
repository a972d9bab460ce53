import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RequestEntity } from '#contract/subjects';
import { DecideButton } from '../../ui/DecideButton';
import { useFamilyAction } from './useFamilyAction';

/** A request as the routes of families name it. */
export interface Named {
  readonly entity: RequestEntity;
  readonly id: string;
}

interface Props {
  family: string;
  request: Named;
  /** What the first button says. */
  label: 'addTo' | 'confirm';
  about: string;
}

/** Of a request that may belong to a family: that it does, or that it is another one's. */
export function SameFamilyButtons({ family, request: { entity, id }, label, about }: Props) {
  const translate = useTranslate();
  const add = useFamilyAction('added', 'recordsFailed');
  const part = useFamilyAction('parted', 'recordsFailed');
  const path = `/families/${family}/records`;
  const named = [{ entity, id }];
  // Answered once; the family is read again, and then they are gone.
  const isPending = [add, part].some((action) => action.isPending || action.data !== undefined);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DecideButton
          size="small"
          label={translate(`resources.family-list.${label}`)}
          about={about}
          isPending={isPending}
          onDecide={() => add.run({ path, body: { add: named } })}
        />
        <DecideButton
          size="small"
          label={translate('resources.family-list.different')}
          about={about}
          isPending={isPending}
          onDecide={() => part.run({ path, body: { different: named } })}
        />
      </Box>
      {add.failureNote}
      {part.failureNote}
    </>
  );
}
