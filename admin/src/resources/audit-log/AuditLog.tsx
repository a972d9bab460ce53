import { FunctionField, useTranslate, type ListProps } from 'react-admin';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDITED } from '#contract/audit';
import type { Rules } from '#contract/rule';
import { AuditSentence } from '../../audit/AuditLines';
import { type AuditLine, foldReads } from '../../audit/line';
import { useNameOf } from '../../fields/colleagues';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { Column } from '../../list/Column';
import { ChoiceFilter, DaysFilter, WhoFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';

/** Without ids, which mean nothing to people. */
const { actor: _actor, recordId: _recordId, ...EXPORTED } = AUDIT_FIELDS satisfies Rules;

const FILTERS = [
  <WhoFilter key="who" source="who" alwaysOn />,
  <ChoiceFilter key="action" source="action" values={AUDIT_ACTIONS} alwaysOn />,
  <ChoiceFilter key="entity" source="entity" values={AUDITED} alwaysOn />,
  <DaysFilter key="days" source="days" alwaysOn />,
];

/** Folds repeated reads on each page into one row. */
const FOLDED: ListProps<AuditLine>['queryOptions'] = {
  select: ({ data, ...page }) => ({ ...page, data: foldReads(data) }),
};

/** /audit-log: who did what to which record. */
export function AuditLog() {
  const translate = useTranslate();
  const nameOf = useNameOf();
  return (
    <ListPage exported={EXPORTED} filters={FILTERS} queryOptions={FOLDED as ListProps['queryOptions']}>
      <Column source="action" headline>
        <FunctionField<AuditLine> variant="inherit" render={(line) => <AuditSentence line={line} linked />} />
      </Column>
      <Column source="who" width={260}>
        <FunctionField<AuditLine>
          variant="inherit"
          render={({ who }) => (who ? <span title={who}>{nameOf(who)}</span> : translate('audit.nobody'))}
        />
      </Column>
      <Column source="createdAt" width={190}>
        <ReceivedAt />
      </Column>
    </ListPage>
  );
}
