import type { Socket } from 'node:net';
import type { Document } from 'bson';
import { HEADER, LARGEST_MESSAGE, readMessage, type Request, writeMessage } from './message.js';

export type Answer = (request: Request, client: Socket) => Promise<Document | Buffer>;

/** Serves one client: whole messages in, answers out in the same order. A malformed message ends this connection only. */
export function serve(socket: Socket, answer: Answer): void {
  let pending: Buffer[] = [];
  let size = 0;
  let wanted = HEADER;
  let queue = Promise.resolve();
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    pending.push(chunk);
    size += chunk.length;
    if (size < wanted) return;
    try {
      let data = pending.length === 1 ? chunk : Buffer.concat(pending);
      for (wanted = wantedSize(data); data.length >= wanted && data.length > 0; wanted = wantedSize(data)) {
        const request = readMessage(data.subarray(0, wanted));
        data = data.subarray(wanted);
        queue = queue.then(() => reply(socket, request, answer));
      }
      pending = data.length > 0 ? [data] : [];
      size = data.length;
    } catch {
      socket.destroy();
    }
  });
}

function wantedSize(data: Buffer): number {
  if (data.length < HEADER) return HEADER;
  const length = data.readInt32LE(0);
  if (length < HEADER || length > LARGEST_MESSAGE) throw new Error('a message of an impossible length');
  return length;
}

async function reply(socket: Socket, request: Request, answer: Answer): Promise<void> {
  const document = await answer(request, socket);
  if (!request.wantsReply || socket.destroyed) return;
  if (!socket.write(writeMessage(request, document)))
    await new Promise<void>((resolve) => {
      const done = () => {
        socket.off('drain', done).off('close', done);
        resolve();
      };
      socket.on('drain', done).on('close', done);
    });
}
