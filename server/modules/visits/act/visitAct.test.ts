import { PDFDocument } from '@cantoo/pdf-lib';
import { verifyCode, verifyFile } from '@contract/verify/verifyAcciones';
import { mailVisitAct } from '@contract/visits/visitActAcciones';
import { addVisitFile, finishVisit } from '@contract/visits/visitWalkAcciones';
import { and, eq } from 'drizzle-orm';
import { textOf } from '../../../../tests/support/pdfTexts';
import { plainPng } from '../../../../tests/support/plainPng';
import { sendForm } from '../../../../tests/support/uploadAs';
import { auditEntry } from '../../../db/schema/audit';
import { signingPaper } from '../../../db/schema/signing';
import { visitAct, visitMail } from '../../../db/schema/visitEvidence';
import { visit } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import { type VisitsWorld, visitsWorld } from '../testing/visitsWorld';

let world: VisitsWorld;
beforeAll(async () => {
  world = await visitsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const claim = () => ({ claimedAt: world.now().claimedAt, clockOffset: '0' });
let wide = 20;
async function picture(id: number, kind: 'photo' | 'signature') {
  wide += 1;
  const bytes = plainPng({ width: wide, height: 30, bits: 8 });
  const fields = { id: String(id), kind, ...claim() };
  const file = { name: 'puerta.png', bytes };
  const sent = await sendForm(world.server, addVisitFile, 'operario', fields, file);
  expect(sent.status).toBe(200);
}

const done = async (more: object = {}, photos = 0, signed = false) => {
  const made = await world.arrived();
  for (let one = 0; one < photos; one += 1) await picture(made.id, 'photo');
  if (signed) await picture(made.id, 'signature');
  const end = { id: made.id, ...world.now(), report: 'Se repuso la heladera.', ...more };
  expect((await world.server.call(finishVisit, end, 'operario')).status).toBe(200);
  return made;
};
const open = (id: number | string, user = 'jefe') =>
  world.server.fetchFile(`/archivos/visitas/acta.pdf?id=${id}`, user);
const words = async (bytes: Uint8Array) => (await textOf(bytes)).replace(/\s+/g, ' ');
const judged = async (bytes: Uint8Array) =>
  (await sendForm(world.server, verifyFile, null, {}, { name: 'x.pdf', bytes })).body;

test('the paper of a visit is sealed once, stays as it was, and anybody checks it', async () => {
  const { id, number } = await done({ signedBy: 'Ana Pérez' }, 2, true);
  const both = await Promise.all([open(id), open(id, 'operario')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [first, second] = both.map(({ rawPayload }) => rawPayload);
  if (!first || !second) throw new Error('nobody got the paper');
  expect(first.equals(second)).toBe(true);
  expect((await open(id)).rawPayload.equals(first)).toBe(true);
  const said = await words(first);
  for (const text of [
    `Acta de la visita ${number}`,
    'Almacén La Unión',
    'Se repuso la heladera.',
    'Sin posición',
    'Ana Pérez',
    'Página 1 de 1',
  ]) {
    expect(said).toContain(text);
  }
  const { verdict, paper } = await judged(first);
  expect(verdict).toBe('intact');
  expect(paper).toMatchObject({ title: `Acta de la visita ${number}`, standing: 'signed' });
  const byCode = await world.server.call(verifyCode, { code: paper?.code ?? '' });
  expect(byCode.body.paper?.signers).toHaveLength(1);
  const changed = Buffer.from(first);
  changed[500] = (changed[500] ?? 0) ^ 1;
  expect((await judged(changed)).verdict).toBe('changed');
  const { db } = world;
  expect(await db.$count(visitAct, eq(visitAct.visitId, id))).toBe(1);
  expect(await db.$count(signingPaper, eq(signingPaper.title, `Acta de la visita ${number}`))).toBe(
    1,
  );
  const told = and(eq(auditEntry.accion, 'visita.hacerActa'), eq(auditEntry.entityId, String(id)));
  expect(await db.$count(auditEntry, told)).toBe(1);
});

test('it is for whoever sees the visit, once it is done', async () => {
  const { id } = await done();
  expect((await open(id, 'supervisor')).statusCode).toBe(404);
  expect((await open(id, 'empleado')).statusCode).toBe(403);
  expect((await open(`${id},${id}`)).statusCode).toBe(404);
  const nobody = await world.server.app.inject({ url: `/archivos/visitas/acta.pdf?id=${id}` });
  expect(nobody.statusCode).toBe(401);
  const going = await world.arrived();
  expect((await open(going.id)).statusCode).toBe(409);
});

test('the arrival is told by its distance, and where it was stays out of the paper', async () => {
  const { id } = await done();
  const where = { arrivedLatitude: -32.94731, arrivedLongitude: -60.65127 };
  const told = { arrival: 'outside' as const, distance: 2400, accuracy: 30 };
  await world.db
    .update(visit)
    .set({ ...where, ...told })
    .where(eq(visit.id, id));
  const said = await words((await open(id)).rawPayload);
  expect(said).toContain('Lejos del lugar: a 2,4 km, con un error de hasta 30 m.');
  expect(said).not.toMatch(/32[.,]9473|60[.,]6512/);
});

test('long notes and twenty photos go on over pages, each with its number', async () => {
  const left = 'Falta 🐦 Ñandú.';
  const { id } = await done({ left }, 20);
  // Longer than today's notes may be: an older visit may hold them.
  const report = `Łódź 🐦 ${'palabra '.repeat(625)}fin.`;
  await world.db.update(visit).set({ report }).where(eq(visit.id, id));
  const { rawPayload } = await open(id);
  const said = await words(rawPayload);
  for (const text of ['Łódź palabra', 'palabra fin.', 'Hecha en parte', 'Falta Ñandú.', '20 · ']) {
    expect(said).toContain(text);
  }
  const pages = (await PDFDocument.load(rawPayload)).getPageCount();
  expect(pages).toBeGreaterThan(2);
  expect(said).toContain(`Página ${pages - 1} de ${pages - 1}`);
});

test('a paper that was being made when the server stopped is made anew', async () => {
  const { id } = await done();
  const papers = () => world.db.$count(signingPaper);
  const before = await papers();
  const { pdf } = world.server.services;
  const stopped = jest.spyOn(pdf, 'seal').mockRejectedValueOnce(new Error('stopped'));
  expect((await open(id)).statusCode).toBe(500);
  stopped.mockRestore();
  expect(await papers()).toBe(before);
  expect((await open(id)).statusCode).toBe(200);
});

test('where no mail server is set, the paper is not sent and it is said who sets one', async () => {
  const { id } = await done();
  const [who] = await world.db.select({ id: customer.id }).from(customer).limit(1);
  const customerId = who?.id ?? 0;
  await world.db
    .update(customer)
    .set({ email: 'compras@almacen.example' })
    .where(eq(customer.id, customerId));
  await world.db.update(visit).set({ customerId }).where(eq(visit.id, id));
  const { status, error } = await world.server.call(mailVisitAct, { id }, 'jefe');
  expect([status, error.message]).toEqual([
    409,
    'Todavía no hay un servidor de correo: lo configura quien administra.',
  ]);
  expect(await world.db.$count(visitMail)).toBe(0);
});
