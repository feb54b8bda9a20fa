import { listAudit } from '@contract/admin/listAudit';
import { uploadFile } from '@contract/files/uploadFile';
import {
  getOrganisationSettings,
  removeLogo,
  saveLogo,
} from '@contract/organisation/settingsAcciones';
import { Transformer } from '@napi-rs/image';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm } from '../../../tests/support/uploadAs';
import { warehouseOrder } from '../../db/schema/orders';
import { site } from '../../db/schema/organisation';
import { forgetUploads } from '../../engine/files/uploads/forgetUploads';
import { pageLook } from '../../engine/settings/pageLook';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300"><circle cx="150" cy="150" r="140" fill="${color}"/></svg>`;
const drawn = (color: string) => Transformer.fromSvg(drawing(color)).png();
const bring = (bytes: Uint8Array, user = 'admin', name = 'logo.png') =>
  sendForm(server, uploadFile, user, { purpose: 'brand' }, { name, bytes });
const branding = async () =>
  (await server.call(getOrganisationSettings, {}, 'admin')).body.branding;
const put = async (color: string) => {
  const { hash } = (await bring(await drawn(color))).body;
  const { version } = await branding();
  return (await server.call(saveLogo, { logo: hash, version }, 'admin')).body.branding;
};
const look = () => pageLook(server.services.database.db);

test('a logo is read by anybody where pages say it is, light, still transparent, and kept by browsers', async () => {
  const { logo } = await put('#0b5a66');
  expect(logo).toEqual({
    src: expect.stringMatching(/^\/logo\/[0-9a-f]{64}$/),
    width: 400,
    height: 100,
  });
  expect((await look()).logo).toEqual(logo);
  const answer = await server.app.inject(logo?.src ?? '');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.rawPayload.length).toBeLessThan(20_000);
  const pixels = await new Transformer(answer.rawPayload).rawPixels();
  // The corner that nothing was drawn in.
  expect(pixels[3]).toBe(0);
});

test('no other content is public by its hash, and the one before is not any more', async () => {
  const before = (await put('#8a1c5c')).logo;
  const original = (await bring(await drawn('#1b7040'))).body.hash;
  for (const hash of [original, '0'.repeat(64), '..%2f..%2fetc']) {
    expect((await server.app.inject(`/logo/${hash}`)).statusCode).toBe(404);
  }
  await put('#1b7040');
  expect((await server.app.inject(before?.src ?? '')).statusCode).toBe(404);
});

test('what is no picture, moves, draws with scripts, unfolds without end or weighs too much is refused', async () => {
  const still = await drawn('#000000');
  // An animated PNG says so before its picture.
  const moves = Buffer.concat([
    still.subarray(0, 33),
    Buffer.from('000000086163544c0000000200000000f38d9370', 'hex'),
    still.subarray(33),
  ]);
  const claims = { width: 30_000, height: 30_000 };
  const cases: [string, Uint8Array, number][] = [
    ['a PDF with another name', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 415],
    ['a drawing', Buffer.from(drawing('#000000')), 415],
    ['a drawing that runs', Buffer.from('<svg onload="alert(1)" xmlns="x"/>'), 415],
    ['something that moves', moves, 415],
    ['a GIF', Buffer.from('47494638396103000200800000ffffff0000003b', 'hex'), 415],
    ['a bomb', plainPng({ width: 16, height: 16, bits: 16, claims }), 413],
    ['half a picture', still.subarray(0, 400), 415],
    ['twenty megabytes', Buffer.concat([still, Buffer.alloc(20_000_000)]), 413],
  ];
  for (const [what, bytes, refused] of cases) {
    expect([what, (await bring(bytes)).status]).toEqual([what, refused]);
  }
});

test('only who keeps the settings changes it, with what they brought for it, over the version that they read', async () => {
  const mine = (await bring(await drawn('#123456'))).body.hash;
  const { version, logo } = await branding();
  const change = { logo: mine, version };
  expect((await server.call(saveLogo, change, 'rrhh')).status).toBe(403);
  expect((await server.call(removeLogo, { version }, 'jefe')).status).toBe(403);
  expect((await bring(await drawn('#654321'), 'rrhh')).status).toBe(403);
  const picture = await sendForm(
    server,
    uploadFile,
    'admin',
    { purpose: 'post' },
    { name: 'x.png', bytes: await drawn('#ff00ff') },
  );
  const other = await server.call(saveLogo, { logo: picture.body.hash, version }, 'admin');
  expect([other.status, Object.keys(other.error.fields ?? {})]).toEqual([422, ['logo']]);
  const late = await server.call(saveLogo, { ...change, version: version - 1 }, 'admin');
  expect([late.status, late.error.code]).toEqual([409, 'conflicto_version']);
  expect((await branding()).logo).toEqual(logo);
});

const deliveryNote = async () => {
  const [order] = await server.services.database.db
    .select({ id: warehouseOrder.id })
    .from(warehouseOrder)
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .where(eq(site.name, 'Depósito Rosario'))
    .limit(1);
  const session = await server.sessionOf('jefe');
  const paper = await server.app.inject({
    url: `/archivos/pedidos/remitos.pdf?ids=${order?.id}`,
    headers: { authorization: `Bearer ${session.JWT}` },
  });
  return paper.rawPayload.toString('latin1');
};

test('a delivery note carries it, is drawn without it once it is gone, and the trace says both', async () => {
  await put('#a23a1e');
  const { services } = server;
  await services.database.pool.query(
    `with f as (update stored_file set created_at = anden_now() - interval '3 days')
     update file_upload set created_at = anden_now() - interval '3 days'`,
  );
  await forgetUploads.run(services.database.db, services);
  // A file that the organisation holds stays when unused ones go.
  expect((await server.app.inject((await branding()).logo?.src ?? '')).statusCode).toBe(200);
  expect(await deliveryNote()).toContain('/Subtype /Image');
  const { version } = await branding();
  const gone = await server.call(removeLogo, { version }, 'admin');
  expect([gone.body.branding.logo, (await look()).logo]).toEqual([null, null]);
  expect(await deliveryNote()).not.toContain('/Subtype /Image');
  const { body } = await server.call(listAudit, { size: 2 }, 'admin');
  expect(body.rows.map(({ did, thing }) => [did, thing])).toEqual([
    ['quitó el logo de la organización', ''],
    ['cambió el logo de la organización', ''],
  ]);
});
