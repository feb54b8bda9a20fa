import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { person } from '../../../db/schema/organisation';
import type { Services } from '../../../engine/acciones/context';
import { rootOf } from '../folder/linksRoot';

const folders = ['personas', 'existencias', 'productos', 'ubicaciones'];

/** Gives the demo a folder to read from, with one row that its import refuses; made once, and never in somebody's own organisation. */
export async function makeDemoFolder(db: Db, services: Pick<Services, 'config'>): Promise<void> {
  const root = rootOf(services);
  if (await stat(root).catch(() => null)) return;
  for (const name of folders) await mkdir(path.join(root, name), { recursive: true });
  const people = await db
    .select({
      ...{ docket: person.docket, dni: person.dni },
      ...{ lastName: person.lastName, firstName: person.firstName },
    })
    .from(person)
    .where(isNotNull(person.dni))
    .orderBy(asc(person.docket))
    .limit(6);
  const lines = people.map(({ docket, lastName, firstName, dni }, at) =>
    [docket, lastName, firstName, at === 4 ? (dni ?? '').slice(0, 5) : dni].join(';'),
  );
  const text = ['Legajo;Apellido;Nombre;DNI', ...lines, ''].join('\r\n');
  await writeFile(path.join(root, 'personas', 'personas-demo.csv'), text, { flag: 'wx' });
  await writeFile(
    path.join(root, 'productos', 'productos.csv'),
    'Descripción;Unidad\r\nCinta de embalar;unidad\r\n',
    { flag: 'wx' },
  );
}
