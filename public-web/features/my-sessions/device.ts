/** What this device keeps for one account, until it is sent or out of date. */
export interface DeviceStorage {
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  list: <T>(kind: Kind) => Promise<readonly T[]>;
  put: (kind: Kind, name: string, value: unknown) => Promise<void>;
  remove: (kind: Kind, name: string) => Promise<void>;
}
/**
 * `waiting`: what was written and is not sent. `draft`: what is being typed. `day`: the sessions to be shown without
 * a connection.
 */
type Kind = 'waiting' | 'draft' | 'day';

const NAME = 'one-step-staff';
const KEYS = 'keys';
const ROWS = 'rows';
const CIPHER = 'AES-GCM';

interface Row {
  readonly id: string;
  /** Bytes where the browser can encrypt, the value itself where it cannot: over plain http. */
  readonly value: unknown;
  readonly iv?: Uint8Array<ArrayBuffer>;
}

const idOf = (account: string, kind: Kind, name: string) => `${account}/${kind}/${name}`;

/** Opens what is kept for an account; in memory only where the browser keeps nothing. */
export async function openDevice(account: string): Promise<DeviceStorage> {
  try {
    const database = await openDatabase();
    return sealed(database, account, await keyOf(database, account));
  } catch {
    return inMemory(account);
  }
}

/**
 * Erases what is kept for an account but not what waits to be sent: whoever logs out, or is staff no longer, leaves no
 * child's name behind.
 */
export async function forgetDay(account: string): Promise<void> {
  const device = await openDevice(account);
  await device.remove('day', DAY);
  const drafts = await device.list<{ readonly name: string }>('draft');
  await Promise.all(drafts.map(({ name }) => device.remove('draft', name)));
}
/** The only name of the kind `day`. */
export const DAY = 'today';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(KEYS);
      opening.result.createObjectStore(ROWS, { keyPath: 'id' });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('This browser opens no database.'));
    opening.onblocked = opening.onerror;
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database of this browser refused.'));
  });
}

/** When a write is on the disk. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error('The database of this browser refused.'));
  });
}

/** The key of an account, which no script can read out. Two tabs may make one at the same time: the first stays. */
async function keyOf(database: IDBDatabase, account: string): Promise<CryptoKey | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  const store = database.transaction(KEYS, 'readwrite').objectStore(KEYS);
  const kept = (await answerOf(store.get(account))) as CryptoKey | undefined;
  if (kept !== undefined) return kept;
  await answerOf(store.add(made, account));
  return made;
}

function sealed(database: IDBDatabase, account: string, key: CryptoKey | undefined): DeviceStorage {
  async function seal(id: string, value: unknown): Promise<Row> {
    if (key === undefined) return { id, value };
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return { id, iv, value: await crypto.subtle.encrypt({ name: CIPHER, iv }, key, bytes) };
  }

  async function unseal<T>({ value, iv }: Row): Promise<T[]> {
    if (key === undefined || iv === undefined) return [value as T];
    try {
      const bytes = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, value as ArrayBuffer);
      return [JSON.parse(new TextDecoder().decode(bytes)) as T];
    } catch {
      // Written with a key that the browser has lost.
      return [];
    }
  }

  return {
    isLasting: true,
    list: async <T>(kind: Kind) => {
      const start = idOf(account, kind, '');
      const range = IDBKeyRange.bound(start, `${start}\uffff`);
      const rows = (await answerOf(database.transaction(ROWS).objectStore(ROWS).getAll(range))) as Row[];
      return (await Promise.all(rows.map((row) => unseal<T>(row)))).flat();
    },
    put: async (kind, name, value) => {
      const row = await seal(idOf(account, kind, name), value);
      const transaction = database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      transaction.objectStore(ROWS).put(row);
      await committed(transaction);
    },
    remove: async (kind, name) => {
      const transaction = database.transaction(ROWS, 'readwrite');
      transaction.objectStore(ROWS).delete(idOf(account, kind, name));
      await committed(transaction);
    },
  };
}

const memory = new Map<string, unknown>();

function inMemory(account: string): DeviceStorage {
  return {
    isLasting: false,
    list: <T>(kind: Kind) => {
      const start = idOf(account, kind, '');
      return Promise.resolve([...memory].filter(([id]) => id.startsWith(start)).map(([, value]) => value as T));
    },
    put: (kind, name, value) => Promise.resolve(void memory.set(idOf(account, kind, name), value)),
    remove: (kind, name) => Promise.resolve(void memory.delete(idOf(account, kind, name))),
  };
}
