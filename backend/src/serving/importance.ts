import type { IncomingMessage } from 'node:http';
import type { ROOM } from './limits.js';

/** Who is refused first when there is more to do than can be done; `always` costs next to nothing and never is. */
export type Importance = keyof typeof ROOM | 'always';

/** Strangers who read go first, then people who are signed in; whoever sends something, a booking above all, goes last. */
export function importanceOf(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  isPage: (path: string) => boolean,
): Importance {
  if (method === 'OPTIONS') return 'always';
  if (method !== 'GET' && method !== 'HEAD') return 'act';
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/health/') || isPage(path)) return 'always';
  return headers.authorization === undefined ? 'stranger' : 'staff';
}
