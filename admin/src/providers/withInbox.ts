import type { DataProvider, DeleteParams, UpdateParams } from 'react-admin';

/** A booking found in the inbox is changed where its kind is. */
function homeOf(resource: string, record: { kind?: unknown } | undefined): string {
  return resource === 'inbox' && typeof record?.kind === 'string' ? record.kind : resource;
}

export function withInbox(provider: DataProvider): DataProvider {
  return {
    ...provider,
    update: (resource: string, params: UpdateParams) =>
      provider.update(homeOf(resource, params.previousData as { kind?: unknown }), params),
    delete: (resource: string, params: DeleteParams) =>
      provider.delete(homeOf(resource, params.previousData as { kind?: unknown } | undefined), params),
  };
}
