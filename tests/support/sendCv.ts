import { randomBytes } from 'node:crypto';
import { sendApplication } from '@contract/referrals/applicationAcciones';
import type { TestServer } from './buildServer';

/** Sends an application with a file as a browser does that is signed in nowhere. */
export async function sendCv(
  server: TestServer,
  fields: Record<string, string>,
  cv: { name: string; bytes: Uint8Array },
) {
  const boundary = `----anden${randomBytes(8).toString('hex')}`;
  const accion = sendApplication.name;
  const parts = Object.entries({ ...fields, token: 'anden', accion }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="${cv.name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const response = await server.app.inject({
    method: 'POST',
    url: `/web-service?${new URLSearchParams({ token: 'anden', accion })}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      cv.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  const body = JSON.parse(response.body);
  return { status: response.statusCode, body, error: body };
}
