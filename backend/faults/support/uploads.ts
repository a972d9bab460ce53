import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const BOUNDARY = 'one-step-faults';
const PIECES = 20;

/** A whole registration with a CV, as a browser sends it. */
export function registration(email: string, cvBytes = 40_000): { readonly type: string; readonly body: Buffer } {
  const fields = {
    full_name: 'Nimal Perera',
    home_address: '12 Lake Road, Wattala',
    phone_number: '0771234567',
    whatsapp_number: '0719876543',
    email,
    teacher_type: 'Shadow_Teacher',
    password: 'one step at a time',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const pdf = `%PDF-1.4\n${'%'.repeat(cvBytes)}\n%%EOF\n`;
  const body = Buffer.from(`${parts.join('')}${head}${pdf}\r\n--${BOUNDARY}--\r\n`);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}

/** Sends a registration piece by piece over a given time. @returns the status of the answer, 0 without one */
export async function slowUpload(port: number, email: string, overMs: number): Promise<number> {
  const { type, body } = registration(email);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const answered = new Promise<number>((resolve) => {
    socket.on('data', (text: Buffer | string) => resolve(Number(String(text).slice(9, 12))));
    socket.on('error', () => socket.destroy()).on('close', () => resolve(0));
  });
  socket.write(
    `POST /user/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const size = Math.ceil(body.length / PIECES);
  for (let from = 0; from < body.length && !socket.destroyed; from += size) {
    socket.write(body.subarray(from, from + size));
    await pause(overMs / PIECES);
  }
  const status = await answered;
  socket.destroy();
  return status;
}
