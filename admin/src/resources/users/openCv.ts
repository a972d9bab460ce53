import { HttpError } from 'react-admin';
import { authProvider } from '../../providers/authProvider';
import { withToken } from '../../providers/http';

/** Long enough to read, print or save a CV; then the copy in memory is released. */
const KEPT_MS = 10 * 60 * 1000;

type Word = 'opening' | 'blocked';

/**
 * Shows a CV in a new tab. The tab is opened in the click handler: after the fetch it would be blocked as a pop-up.
 * @param failed the message for a failure, which is returned
 */
export async function openCv(
  cv: string,
  words: (word: Word) => string,
  failed: (error: unknown) => string,
): Promise<string | undefined> {
  const tab = window.open('', '_blank');
  if (!tab) return words('blocked');
  tab.opener = null;
  tab.document.title = words('opening');
  tab.document.body.textContent = words('opening');
  try {
    const address = URL.createObjectURL(await fetchFile(cv));
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    return undefined;
  } catch (error) {
    tab.close();
    return failed(error);
  }
}

/** A stored file that only an administrator may read: the token travels in a header, so a plain link cannot fetch it. */
export async function fetchFile(name: string): Promise<Blob> {
  try {
    return await withToken(async (token) => {
      const response = await fetch(`/file/${encodeURIComponent(name)}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      if (response.ok) return response.blob();
      const body: unknown = await response.json().catch(() => undefined);
      throw new HttpError(response.statusText, response.status, body);
    });
  } catch (error) {
    await authProvider.checkError(error);
    throw error;
  }
}
