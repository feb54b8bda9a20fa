import { callServer, openSession, type ServerSession } from './callServer';
import { uploadTo } from './uploadTo';

/** A paper in somebody's own file: its number. */
export async function filedPaper(
  address: string,
  title: string,
  bytes: Buffer,
  { id: personId }: ServerSession,
) {
  const rrhh = await openSession(address, 'rrhh');
  const file = await uploadTo(address, rrhh, 'document', { name: 'contrato.pdf', bytes });
  const { rows } = await callServer<{ rows: { id: number; name: string }[] }>(
    address,
    'tipoDocumento.listar',
    {},
    rrhh,
  );
  const typeId = rows.find(({ name }) => name === 'Contrato de trabajo')?.id;
  const fields = { typeId, title, file, personId };
  return (await callServer<{ id: number }>(address, 'documento.agregar', fields, rrhh)).id;
}
