import type { RaRecord } from 'react-admin';
import { call } from './call';
import { ifMatch, isPreconditionFailed } from './conflict';
import { dataProvider, ownResourceOf } from './dataProvider';
import { send } from './rest';

/**
 * Resets a decision to the previous status, based on the record as it was decided. A colleague's change of other fields
 * does not prevent it; a later decision, or the person having been told, does.
 * @returns the record as it is now
 */
export async function takeBack(resource: string, record: RaRecord, status: string): Promise<RaRecord> {
  const headers = ifMatch(record);
  try {
    const body = JSON.stringify({ status });
    if (resource !== 'courseRequests') {
      const options = { method: 'PUT', body, headers };
      return { ...(await send(ownResourceOf(resource, record), 'update', record.id, options)), id: record.id };
    }
    const path = `/course/course-requests/${encodeURIComponent(record.id)}/take-back`;
    const answer = await call(path, { method: 'POST', headers });
    return { ...(answer.json as object), id: record.id };
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
    const { data: now } = await dataProvider.getOne<RaRecord>(resource, { id: record.id });
    if (now.status !== record.status || now.told || now.updatedAt === record.updatedAt) throw error;
    return takeBack(resource, now, status);
  }
}
