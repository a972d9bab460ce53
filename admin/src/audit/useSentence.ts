import { useTranslate } from 'react-admin';
import { KIND_PAGES } from '#contract/pages';
import { type AuditLine, resourceOf } from './line';

/** An audit event as a sentence. */
export function useSentence(): (line: AuditLine) => string {
  const translate = useTranslate();
  return (line) => {
    const { action, entity, kind, from, to, fields, route, rule, count } = line;
    const what =
      kind && entity === 'booking'
        ? translate('audit.bookingOf', { service: KIND_PAGES[kind].service })
        : translate(`audit.entities.${entity}`);
    if (action === 'denied') return translate('audit.denied', { what: route ?? what });
    if (action === 'expired') return translate('audit.expired', { what: rule ?? what, count });
    if (action !== 'updated') return translate(`audit.${action}`, { what });
    const names = fields
      .filter((name) => name !== 'status' || to === undefined)
      .map((name) => translate(`resources.${resourceOf(line)}.fields.${name}`, { _: name }));
    const parts = [
      to !== undefined && translate('audit.status', { what, from: from ?? '', to }),
      names.length > 0 && translate('audit.updated', { what, fields: names.join(', ') }),
    ];
    return parts.filter((part) => part !== false).join('; ') || translate('audit.touched', { what });
  };
}
