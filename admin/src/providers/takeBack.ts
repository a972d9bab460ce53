import type { RaRecord } from 'react-admin';
import { call } from './call';
import { ifMatch, isPreconditionFailed } from './conflict';
import { dataProvider, homeOf } from './dataProvider';
import { restClient } from './restClient';

/**
 * Sets a decision back to the status before it, about the record as it was decided. A colleague's change of something else
 * is no reason against it; once it was decided again, or its person was told, it is refused.
 */
export async function takeBack(resource: string, record: RaRecord, status: string): Promise<void> {
  const headers = ifMatch(record);
  const id = encodeURIComponent(record.id);
  try {
    if (resource === 'courseRequests') {
      await call(`/course/course-requests/${id}/take-back`, { method: 'POST', headers });
    } else {
      const body = JSON.stringify({ status });
      await restClient(`/${homeOf(resource, record)}/${id}`, { method: 'PUT', body, headers });
    }
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
    const { data: now } = await dataProvider.getOne<RaRecord>(resource, { id: record.id });
    if (now.status !== record.status || now.told || now.updatedAt === record.updatedAt) throw error;
    await takeBack(resource, now, status);
  }
}
