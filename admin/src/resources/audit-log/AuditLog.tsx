import { useTranslate, type Exporter, type ListProps } from 'react-admin';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDITED } from '#contract/audit';
import type { Rules } from '#contract/rule';
import { AuditSentence } from '../../audit/AuditLines';
import { type AuditLine, foldReads } from '../../audit/line';
import { useFieldNames, useStatusWord } from '../../audit/useSentence';
import { useColleagues, useNameOf } from '../../fields/colleagues';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter, DaysFilter, WhoFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { ReadFailure } from '../../ui/ReadFailure';
import '../../messages/adminAccounts';
import '../../messages/auditLog';

/** Without ids, which mean nothing to people. */
const { actor: _actor, recordId: _recordId, ...EXPORTED } = AUDIT_FIELDS satisfies Rules;
const PARTS = { type: 'text', label: '', what: '', max: 1000 } as const;
const save = csv({ ...EXPORTED, fields: PARTS });

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
  const { error, refetch } = useColleagues();
  const statusWord = useStatusWord();
  const namesOf = useFieldNames();
  const inWords = (line: AuditLine) => ({
    ...line,
    from: statusWord(line, line.from),
    to: statusWord(line, line.to),
    fields: namesOf(line, line.fields),
  });
  const exporter: Exporter<AuditLine> = (lines, ...rest) => save(lines.map(inWords), ...rest);
  return (
    <List
      exporter={exporter}
      filters={FILTERS}
      header={<ReadFailure failed="resources.admin-accounts.failed" error={error} refetch={refetch} />}
      queryOptions={FOLDED as ListProps['queryOptions']}
    >
      <DataTable>
        <DataTable.Col<AuditLine> source="action" render={(line) => <AuditSentence line={line} linked />} />
        <DataTable.Col<AuditLine>
          source="who"
          width={260}
          render={({ who }) => (who ? <span title={who}>{nameOf(who)}</span> : translate('audit.nobody'))}
        />
        <DataTable.Col source="createdAt" width={190}>
          <ReceivedAt />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
