import { payrollPdf } from '../../support/payrollPdf';
import { callServer, openSession, type ServerSession } from './callServer';
import { PASSWORD } from './story';
import { uploadTo } from './uploadTo';

interface Found<T> {
  rows: T[];
}

async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('it did not come');
}

async function send(
  address: string,
  rrhh: ServerSession,
  title: string,
  to: number,
): Promise<number> {
  const file = await uploadTo(address, rrhh, 'signing', {
    name: 'norma.pdf',
    bytes: Buffer.from(await payrollPdf([title])),
  });
  const fields = {
    title,
    way: 'each',
    dueOn: '2099-12-31',
    files: [{ file, name: 'norma.pdf' }],
    signers: { kind: 'rows', ids: [to] },
  };
  const { id, version } = await callServer<{ id: number; version: number }>(
    address,
    'sobre.guardar',
    fields,
    rrhh,
  );
  await callServer(address, 'sobre.enviar', { id, version }, rrhh);
  return id;
}

/** A paper that Recursos Humanos sent and the employee signed: its code and its bytes. */
export async function signedPaper(address: string, title: string) {
  const rrhh = await openSession(address, 'rrhh');
  const signer = await openSession(address, 'empleado');
  // In the demo each account has its person's number.
  const envelopeId = await send(address, rrhh, title, signer.id);
  const filters = [{ field: 'envelopeId', operator: 'is', value: envelopeId }];
  const mine = await until(async () => {
    const asked = { filters: [...filters, { field: 'mine', operator: 'is', value: true }] };
    const found = await callServer<Found<{ id: number; version: number }>>(
      address,
      'firma.listar',
      asked,
      signer,
    );
    return found.rows[0];
  });
  const { file, code } = await callServer<{ file: { url: string }; code: string }>(
    address,
    'firma.firmar',
    { id: mine.id, version: mine.version, outcome: 'signed', clave: PASSWORD },
    signer,
  );
  const response = await fetch(`${address}${file.url}`, {
    headers: { authorization: `Bearer ${signer.JWT}` },
  });
  return { code, bytes: Buffer.from(await response.arrayBuffer()) };
}
