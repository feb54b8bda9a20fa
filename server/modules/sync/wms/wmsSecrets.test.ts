import { linkFields } from '@contract/sync/link';
import { copyLink, getLink, saveLink, saveLinkKey, tryLink } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { auditEntry } from '../../../db/schema/audit';
import { jobProgress } from '../../../db/schema/events';
import { linkKey, linkRun } from '../../../db/schema/sync';
import { openWmsWorld, type WmsWorld } from './testing/wmsWorld';

let world: WmsWorld;
beforeAll(async () => {
  world = await openWmsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.calm());

const key = 'Bearer clave-vieja-828';

test('a trial reads once, says what is missing, and writes nothing', async () => {
  const made = await world.makeLink({ name: 'Prueba', wmsAccion: 'pr.listado' }, null);
  const asked = { ...world.fields({ name: 'Prueba', wmsAccion: 'pr.listado' }), id: made.id };
  const tryIt = (given: object = {}) => world.server.call(tryLink, { ...asked, ...given }, 'admin');
  expect((await tryIt()).error.message).toBe('Falta el token: cargalo en el enlace.');
  expect(world.older.calls).toEqual([]);
  await world.giveToken(made.id, world.older.token);
  const nameless = { Código: '', Nombre: 'Sin código', Unidad: 'unidad' };
  world.older.list('pr.listado', [...world.rowsOf('PR', 3), nameless]);
  const { body } = await tryIt();
  expect([body.fileName, body.counts.new, body.counts.invalid]).toEqual(['pr.listado', 3, 1]);
  expect(world.older.calls).toHaveLength(2);
  expect(await world.codesOf('PR')).toEqual([]);
  const { status, error } = await tryIt({ wmsAccion: 'otra.listado' });
  expect([status, error.message]).toEqual([409, expect.stringContaining('Accion desconocida')]);
});

test('token and key go to the place they were given for, and are read by nobody', async () => {
  const header = 'Authorization';
  const made = await world.makeLink({ name: 'Secretos', header, wmsAccion: 'se.listado' });
  world.older.list('se.listado', world.rowsOf('SE', 1));
  expect((await world.run(made.id))?.error).toBe('Falta la clave: cargala en el enlace.');
  await world.server.call(saveLinkKey, { id: made.id, key }, 'admin');
  expect((await world.run(made.id))?.state).toBe('done');
  expect(world.older.calls.at(-1)?.headers.authorization).toBe(key);

  const { body } = await world.server.call(getLink, { id: made.id }, 'admin');
  expect(body).toMatchObject({ hasKey: true, hasToken: true });
  const copied = await world.server.call(copyLink, { id: made.id }, 'admin');
  expect(copied.body).toMatchObject({
    ...{ url: world.older.origin, wmsAccion: 'se.listado', hasKey: false, hasToken: false },
  });

  const asked = {
    ...world.fields({ name: 'Secretos', header, wmsAccion: 'se.listado' }),
    id: made.id,
  };
  const elsewhere = { ...asked, url: 'https://example.com/wms', header: '' };
  const lent = await world.server.call(tryLink, elsewhere, 'admin');
  expect(lent.error.message).toBe('Falta el token: cargalo en el enlace.');
  const { version } = body;
  const renamed = await world.server.call(
    saveLink,
    { ...asked, header: 'X-Otro', version },
    'admin',
  );
  expect(renamed.body).toMatchObject({ hasKey: false, hasToken: true });
  const moved = await world.server.call(
    saveLink,
    { ...elsewhere, version: renamed.body.version },
    'admin',
  );
  expect(moved.body).toMatchObject({ hasKey: false, hasToken: false });

  const stored = await Promise.all([
    ...[world.db.select().from(linkKey), world.db.select().from(linkRun)],
    ...[world.db.select().from(auditEntry), world.db.select().from(jobProgress)],
  ]);
  const seen = JSON.stringify([body, copied.body, lent.error, moved.body, stored]);
  for (const secret of [world.older.token, 'clave-vieja-828']) expect(seen).not.toContain(secret);
  const told = await world.db.select().from(auditEntry).where(eq(auditEntry.entity, 'link'));
  expect(JSON.stringify(told)).toContain('hasToken');
});

test('what does not say where and what to ask is refused at its datum', async () => {
  const refusedAt = async (given: object) => {
    const { status, error } = await world.server.call(
      saveLink,
      { ...world.fields({ name: 'Mal' }), ...given },
      'admin',
    );
    return [status, Object.keys(error.fields ?? {})];
  };
  expect(await refusedAt({ url: null })).toEqual([422, ['url']]);
  expect(await refusedAt({ url: 'http://169.254.169.254/' })).toEqual([422, ['url']]);
  expect(await refusedAt({ url: `${world.older.origin}/?x=1` })).toEqual([422, ['url']]);
  expect(await refusedAt({ wmsAccion: '' })).toEqual([422, ['wmsAccion']]);
  expect(await refusedAt({ wmsParams: 'token=x' })).toEqual([422, ['wmsParams']]);
  const folder = await world.server.call(
    saveLink,
    linkFields.parse({ ...world.fields({ name: 'Carpeta' }), via: 'folder', url: null }),
    'admin',
  );
  const { status, error } = await world.giveToken(folder.body.id, 'x');
  expect([status, error.fields]).toEqual([
    422,
    { key: 'El enlace no pide a otro WMS: no lleva token.' },
  ]);
});
