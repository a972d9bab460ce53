import { HttpError } from 'react-admin';
import { authProvider } from './authProvider';
import { storedToken } from './session';

/** A stored file that only an administrator may read: the token travels in a header, so a plain link cannot fetch it. */
export async function fetchFile(name: string): Promise<Blob> {
  const response = await fetch(`/file/${encodeURIComponent(name)}`, {
    headers: { Authorization: `Bearer ${storedToken() ?? ''}` },
  });
  if (response.ok) return response.blob();
  const body: unknown = await response.json().catch(() => undefined);
  const error = new HttpError(response.statusText, response.status, body);
  await authProvider.checkError(error);
  throw error;
}
