import { callServer, openSession, type ServerSession } from './callServer';
import { untilFound } from './untilFound';
import { uploadTo } from './uploadTo';

interface Batch {
  id: number;
  version: number;
  state: string;
}

interface Found {
  rows: { id: number }[];
}

/** A slip that Recursos Humanos published for somebody, who has not opened it: its number. */
export async function publishedSlip(
  address: string,
  period: string,
  bytes: Buffer,
  owner: ServerSession,
) {
  const rrhh = await openSession(address, 'rrhh');
  const file = await uploadTo(address, rrhh, 'receipts', { name: 'sueldos.pdf', bytes });
  const fields = { period, kind: 'monthly', title: `Sueldo ${period}`, dueOn: '2099-12-31' };
  const asked = { ...fields, files: [file] };
  const { id } = await callServer<Batch>(address, 'loteRecibos.crear', asked, rrhh);
  const ready = await untilFound(async () => {
    const batch = await callServer<Batch>(address, 'loteRecibos.obtener', { id }, rrhh);
    return batch.state === 'ready' ? batch : undefined;
  });
  await callServer(address, 'loteRecibos.publicar', { id, version: ready.version }, rrhh);
  const filters = [
    { field: 'mine', operator: 'is', value: true },
    { field: 'period', operator: 'is', value: period },
  ];
  const slip = await untilFound(
    async () => (await callServer<Found>(address, 'recibo.listar', { filters }, owner)).rows[0],
  );
  return slip.id;
}
