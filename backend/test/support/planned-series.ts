import type { Series, Session } from '#contract/plans';
import { aPlannable, aSeries, aStaffMember, dayFromToday, weekdayFrom } from './plans.js';
import type { Product } from './product.js';

/** Any of the coming days may be a holiday: what is tried here is something else. */
export const allow = Array.from({ length: 100 }, (_, i) => ({ day: dayFromToday(i - 10), reason: 'Agreed by phone.' }));

/** A planned series, what can be done with its sessions, and what is left of it in messages and audit. */
export function plannedSeries(product: Product) {
  const move = (id: string, changes: object, version?: string) => {
    const request = product.admin.put(`/sessions/${id}`);
    return (version === undefined ? request : request.set('If-Match', `"${version}"`)).send(changes);
  };
  const cancel = (id: string, body: object) => product.admin.post(`/sessions/${id}/cancel`).send(body);
  const templates = async () =>
    (await product.connection.collection('messages').find().toArray())
      .map(({ template }) => String(template))
      .filter((template) => /^(session|staff)/.test(template));
  const eventsOf = (recordId: string | undefined) =>
    product.connection.collection('audits').find({ recordId }).sort({ createdAt: 1, _id: 1 }).toArray();
  const viewedSessions = async (): Promise<string[]> => {
    const { body } = await product.admin.get('/audit').query({ filter: '{"entity":"session","action":"viewed"}' });
    return (body as { recordIds?: string[] }[]).flatMap(({ recordIds = [] }) => recordIds);
  };
  const forget = () => product.connection.collection('messages').deleteMany({});

  /** Four weeks of Tuesdays and Thursdays. */
  async function aPlannedSeries(changes: object = {}) {
    const plannable = await aPlannable(product);
    const staff = await aStaffMember(product);
    const from = weekdayFrom(2, 7);
    const pattern = [
      { weekday: 2, at: '15:00', minutes: 60 },
      { weekday: 4, at: '09:00', minutes: 30 },
    ];
    const body = { ...aSeries(plannable.booking, staff.profile, from, 4, { pattern, ...changes }), allow };
    const { status, body: made } = await product.admin.post('/sessions/series').send(body);
    expect(status).toBe(201);
    await forget();
    return { ...plannable, ...staff, from, ...(made as { series: Series; sessions: Session[] }) };
  }
  return { move, cancel, templates, eventsOf, viewedSessions, forget, aPlannedSeries };
}
