import { callServer, openSession } from './callServer';
import type { RoleName } from './story';
import { untilFound } from './untilFound';
import { uploadTo } from './uploadTo';

interface Found {
  rows: { id: number; version: number }[];
}

/** A paper that Recursos Humanos sent to somebody, who has not opened it. */
export async function sentPaper(
  address: string,
  title: string,
  bytes: Buffer,
  to: RoleName = 'empleado',
) {
  const rrhh = await openSession(address, 'rrhh');
  const signer = await openSession(address, to);
  const file = await uploadTo(address, rrhh, 'signing', { name: 'norma.pdf', bytes });
  const fields = {
    title,
    way: 'each',
    dueOn: '2099-12-31',
    files: [{ file, name: 'norma.pdf' }],
    // In the demo each account has its person's number.
    signers: { kind: 'rows', ids: [signer.id] },
  };
  const envelope = await callServer<{ id: number; version: number }>(
    address,
    'sobre.guardar',
    fields,
    rrhh,
  );
  const { id, version } = envelope;
  await callServer(address, 'sobre.enviar', { id, version }, rrhh);
  const asked = {
    filters: [
      { field: 'envelopeId', operator: 'is', value: id },
      { field: 'mine', operator: 'is', value: true },
    ],
  };
  const signature = await untilFound(
    async () => (await callServer<Found>(address, 'firma.listar', asked, signer)).rows[0],
  );
  return { signer, signature };
}
