import type { CreateParams, DataProvider, UpdateParams } from 'react-admin';
import { restClient } from './restClient';
import { ROUTES, isResource } from './routes';
import { headersFor } from './version';

/** Text fields and files as a multipart body; what is empty is left out. */
function formOf(data: Partial<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (typeof value === 'string' || typeof value === 'number') form.append(name, String(value));
  }
  return form;
}

const holdsFile = (data: object): boolean => Object.values(data).some((value) => value instanceof File);
const takesForms = (resource: string): boolean => isResource(resource) && ROUTES[resource].create?.form === true;

async function send<Saved>(
  url: string,
  method: 'POST' | 'PUT',
  body: FormData | string,
  headers = new Headers(),
): Promise<Saved> {
  const answer = await restClient(url, { method, body, headers });
  return answer.json as Saved;
}

/**
 * Records with a file travel as the contract's multipart calls; forms hold a plain `File` and know nothing of it.
 * A change says which version it is about where its caller does, which ra-data-simple-rest has no word for.
 */
export function withFiles(provider: DataProvider): DataProvider {
  return {
    ...provider,
    async create(resource: string, params: CreateParams) {
      if (!takesForms(resource)) return provider.create(resource, params);
      return { data: await send(`/${resource}`, 'POST', formOf(params.data as Record<string, unknown>)) };
    },
    async update(resource: string, params: UpdateParams) {
      const id = String(params.id);
      const data = params.data as Record<string, unknown>;
      const body = holdsFile(data) ? formOf(data) : JSON.stringify(data);
      return { data: await send(`/${resource}/${encodeURIComponent(id)}`, 'PUT', body, headersFor(params.meta)) };
    },
  };
}
