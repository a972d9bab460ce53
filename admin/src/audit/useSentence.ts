import { useTranslate } from 'react-admin';
import { resourceOf } from '../config/recordPage';
import { askedBy, type AuditLine } from './line';
import '../messages/audit';

/** The status that an event names, in words; nothing where it names none. */
export function useStatusWord(): (line: Pick<AuditLine, 'entity' | 'kind'>, status?: string) => string {
  const translate = useTranslate();
  return ({ entity, kind }, status = '') =>
    status &&
    translate(`resources.${resourceOf(entity, kind)}.statuses.${status}`, {
      _: translate(`audit.statuses.${status}`, { _: status }),
    });
}

/** The fields of an event by their labels: those that changed, or by which somebody searched. */
export function useFieldNames(): (line: Pick<AuditLine, 'entity' | 'kind'>, fields: readonly string[]) => string {
  const translate = useTranslate();
  return ({ entity, kind }, fields) =>
    askedBy(fields)
      .map((field) =>
        translate(`resources.${resourceOf(entity, kind)}.fields.${field}`, {
          _: translate(`audit.parts.${field}`, { _: field }),
        }),
      )
      .join(', ');
}

/** An audit event as a sentence; the record by its name, where that is known. */
export function useSentence(): (line: AuditLine, name?: string) => string {
  const translate = useTranslate();
  const statusWord = useStatusWord();
  const namesOf = useFieldNames();
  return (line, name) => {
    const { action, entity, kind, recordId, from, to, fields, route, rule, count = 1, times = 1, result } = line;
    const asked = action === 'viewed' || action === 'exported' ? askedBy(fields) : [];
    const many = asked.length > 0 ? 2 : recordId === undefined ? count : 1;
    const noun =
      kind && entity === 'booking'
        ? translate('audit.bookingOf', {
            service: translate(`resources.inbox.choices.kind.${kind}`),
            smart_count: many,
          })
        : translate(`audit.entities.${entity}`, { smart_count: many });
    const what = name ? `${noun} (${name})` : noun;

    if (action === 'denied') return translate('audit.denied', { what: route ?? what });
    if (action === 'expired') return translate('audit.expired', { what: rule ?? what, count });
    if (action === 'login' && result === 'refused') return translate('audit.loginRefused', { what });
    if (action !== 'updated') {
      const said = translate(`audit.${action}`, { what, smart_count: times });
      return asked.length > 0 ? translate('audit.narrowed', { said, fields: namesOf(line, asked), count }) : said;
    }
    const names = fields.filter((field) => field !== 'status' || to === undefined);
    const parts = [
      to !== undefined && translate('audit.status', { what, from: statusWord(line, from), to: statusWord(line, to) }),
      names.length > 0 && translate('audit.updated', { what, fields: namesOf(line, names) }),
    ];
    return parts.filter((part) => part !== false).join('; ') || translate('audit.touched', { what });
  };
}
