import { randomBytes } from 'node:crypto';
import type { AccionDefinition, OutputOf } from '@contract/core/accion';
import { uploadFile } from '@contract/files/uploadFile';
import type { Answer, TestServer } from './buildServer';

/** Sends a file in a multipart form, as a browser does. */
export async function sendForm<A extends AccionDefinition>(
  server: TestServer,
  accion: A,
  user: string | null,
  fields: Record<string, string>,
  file: { name: string; bytes: Uint8Array },
): Promise<Answer<OutputOf<A>>> {
  const session = user === null ? null : await server.sessionOf(user);
  const who: Record<string, string> = session ? { nusuario: String(session.id) } : {};
  const boundary = `----anden${randomBytes(8).toString('hex')}`;
  const parts = Object.entries({
    ...fields,
    token: 'anden',
    accion: accion.name,
    ...who,
  }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const response = await server.app.inject({
    method: 'POST',
    url: `/web-service?${new URLSearchParams({ token: 'anden', accion: accion.name, ...who })}`,
    headers: {
      ...(session ? { authorization: `Bearer ${session.JWT}` } : {}),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  const body = JSON.parse(response.body);
  return { status: response.statusCode, body, error: body };
}

export const uploadAs = (server: TestServer, user: string, name: string, bytes: Uint8Array) =>
  sendForm(server, uploadFile, user, { purpose: 'post' }, { name, bytes });
