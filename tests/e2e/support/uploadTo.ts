import type { ServerSession } from './callServer';

/** Brings a PDF in as another device would; its hash. */
export async function uploadTo(
  address: string,
  { id, JWT }: ServerSession,
  purpose: string,
  file: { name: string; bytes: Buffer },
): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append(
    'file',
    new File([new Uint8Array(file.bytes)], file.name, { type: 'application/pdf' }),
  );
  const response = await fetch(
    `${address}/web-service?token=anden&accion=archivo.subir&nusuario=${id}`,
    { method: 'POST', headers: { authorization: `Bearer ${JWT}` }, body: form },
  );
  const { hash } = (await response.json()) as { hash: string };
  return hash;
}
