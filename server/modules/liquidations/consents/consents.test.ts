import { uploadFile } from '@contract/files/uploadFile';
import { savePayConcept } from '@contract/liquidations/conceptAcciones';
import {
  listDeductionConsents,
  removeDeductionConsent,
  saveDeductionConsent,
} from '@contract/liquidations/consentAcciones';
import { getPayRunPerson } from '@contract/liquidations/runAcciones';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { plainPng } from '../../../../tests/support/plainPng';
import { sendForm } from '../../../../tests/support/uploadAs';
import { deductionConsent } from '../../../db/schema/deductionConsents';
import { person } from '../../../db/schema/organisation';
import { payConcept } from '../../../db/schema/payConcepts';
import { account } from '../../../db/schema/session';
import { type RunWorld, runWorld } from '../testing/runWorld';

let world: RunWorld;
let people: { id: number; name: string; docket: string }[];

const mutual = {
  ...{ code: 'MUTUAL', name: 'Cuota de la mutual', kind: 'deduction', runs: ['monthly'] },
  ...{ bases: [], position: 251, fromDay: '2020-01-01', formula: 'basico * 1%' },
  asksConsent: true,
};

beforeAll(async () => {
  world = await runWorld();
  people = await world.db
    .select({
      id: person.id,
      docket: person.docket,
      name: sql<string>`${person.lastName} || ', ' || ${person.firstName}`,
    })
    .from(person)
    .where(
      and(
        eq(person.salaryBasis, 'monthly'),
        isNotNull(person.agreement),
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-01-01'`,
      ),
    )
    .orderBy(person.lastName, person.firstName)
    .limit(4);
  expect((await world.server.call(savePayConcept, mutual, 'sueldos')).status).toBe(200);
});
afterAll(() => world.server.close());
afterEach(async () => {
  await world.db.delete(deductionConsent);
  await world.db
    .update(payConcept)
    .set({ asksConsent: false })
    .where(eq(payConcept.code, 'PRESTAMOS'));
});

const call = (more: object, as = 'sueldos') =>
  world.server.call(saveDeductionConsent, { code: 'MUTUAL', ...more }, as);

async function upload(as: string) {
  const file = { name: 'acuerdo.png', bytes: plainPng({ width: 40, height: 30, bits: 8 }) };
  return (await sendForm(world.server, uploadFile, as, { purpose: 'consent' }, file)).body.hash;
}

const opened = async (hash: string, as: string) => {
  const { JWT } = await world.server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return (await world.server.app.inject({ url: `/archivos/${hash}`, headers })).statusCode;
};

test('a deduction that asks for it is not taken without a consent in force, and the run says of whom', async () => {
  const { server, db } = world;
  const [agrees, lastDay, dayAfter, none] = people;
  if (!agrees || !lastDay || !dayAfter || !none) throw new Error('the demo pays four by the month');
  const only = { personIds: people.map(({ id }) => id) };
  await call({ personId: agrees.id, fromDay: '2026-10-31' });
  await call({ personId: lastDay.id, fromDay: '2026-01-01', toDay: '2026-10-30' });
  await call({ personId: dayAfter.id, fromDay: '2026-11-01' });
  const run = await world.reviewed(only);
  const warned = [lastDay, dayAfter, none].map(({ name }) => name).join('; ');
  expect(run.warnings).toContain(
    `A ${warned} les falta el consentimiento para “Cuota de la mutual”: no se les descuenta.`,
  );
  const taken = async (personId: number) => {
    const row = (await world.people(run.id)).find((one) => one.personId === personId);
    const { body } = await server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
    const paid = body.lines.filter(({ amount }) => amount !== '0.00');
    return paid.some(({ code }) => code === 'MUTUAL');
  };
  expect(await taken(agrees.id)).toBe(true);
  expect(await taken(lastDay.id)).toBe(false);
  expect(await taken(dayAfter.id)).toBe(false);
  expect(await taken(none.id)).toBe(false);

  expect(run.stale).toEqual([]);
  await call({ personId: none.id, fromDay: '2026-10-01' });
  expect((await world.read(run.id)).stale).toEqual(['Cambiaron los consentimientos de 1 persona.']);
  await world.calculate(await world.read(run.id));
  const again = await world.settled(run.id, 'review');
  expect(await taken(none.id)).toBe(true);
  expect(again.warnings.filter((words) => words.includes('falta el consentimiento'))).toEqual([
    `A ${[lastDay, dayAfter].map(({ name }) => name).join('; ')} les falta el consentimiento para “Cuota de la mutual”: no se les descuenta.`,
  ]);
  expect(await db.$count(deductionConsent, eq(deductionConsent.code, 'MUTUAL'))).toBe(4);
}, 120_000);

test('only a deduction asks for it: of anything else the mark goes', async () => {
  const prize = {
    ...{ ...mutual, code: 'PREMIO', name: 'Premio del mes', kind: 'remunerative' },
    ...{ bases: ['aportes'], position: 61 },
  };
  const { body } = await world.server.call(savePayConcept, prize, 'sueldos');
  expect(body).toMatchObject({ code: 'PREMIO', asksConsent: false });
});

test('a consent is of somebody, to a deduction that asks for it, and once for its days', async () => {
  const { db } = world;
  await db.update(payConcept).set({ asksConsent: true }).where(eq(payConcept.code, 'PRESTAMOS'));
  const [one] = people;
  const of = { personId: one?.id ?? 0, code: 'PRESTAMOS', fromDay: '2026-10-01' };
  expect((await call({ ...of, code: 'JUBILACION' })).error.fields?.code).toBe(
    'Ese concepto no pide consentimiento.',
  );
  expect((await call({ ...of, personId: 999_999 })).error.fields).toHaveProperty('personId');
  expect((await call({ ...of, toDay: '2026-09-30' })).error.fields?.toDay).toBe(
    'Es antes de que empiece.',
  );
  const { body } = await call({ ...of, toDay: '2026-10-31', note: 'En papel' });
  expect(body).toMatchObject({ conceptName: 'Cuotas de préstamos', paper: null, note: 'En papel' });
  expect((await call({ ...of, fromDay: '2026-10-31' })).error.fields?.fromDay).toContain('Ya hay');
  expect((await call({ ...of, fromDay: '2026-11-01' })).status).toBe(200);
  // Its concept asks no more: what was written stays, and may still be ended.
  await db.update(payConcept).set({ asksConsent: false }).where(eq(payConcept.code, 'PRESTAMOS'));
  const ended = { ...of, id: body.id, version: body.version, toDay: '2026-10-15' };
  expect((await call(ended)).status).toBe(200);
});

test('whoever keeps pay writes it and reads its paper, and nobody their own; the person opens theirs', async () => {
  const { db, server } = world;
  await db.update(payConcept).set({ asksConsent: true }).where(eq(payConcept.code, 'PRESTAMOS'));
  const [theirs] = await db
    .select({ personId: account.personId })
    .from(account)
    .where(eq(account.username, 'empleado'));
  const [own] = await db
    .select({ personId: account.personId })
    .from(account)
    .where(eq(account.username, 'sueldos'));
  const of = { personId: theirs?.personId ?? 0, code: 'PRESTAMOS', fromDay: '2026-10-01' };
  expect((await call(of, 'jefe')).status).toBe(403);
  expect((await call({ ...of, personId: own?.personId ?? 0 })).status).toBe(403);
  expect((await call({ ...of, paper: 'a'.repeat(64) })).error.fields).toHaveProperty('paper');
  const hash = await upload('sueldos');
  const { body } = await call({ ...of, paper: hash });
  expect(body.paper).toMatchObject({ name: 'acuerdo.png' });
  const address = body.paper?.url.split('/').at(-1) ?? '';
  expect(await opened(address, 'empleado')).toBe(200);
  expect(await opened(address, 'supervisor')).toBe(404);
  const list = (as: string) => server.call(listDeductionConsents, {}, as);
  expect((await list('jefe')).status).toBe(403);
  expect((await list('sueldos')).body.rows.map((row) => row.id)).toContain(body.id);
  // A correction that brings no paper keeps the paper that was there.
  const { id, version } = body;
  const corrected = await call({ ...of, id, version, note: 'Firmado' });
  expect(corrected.body.paper).toEqual(body.paper);
  const gone = { id, version: corrected.body.version };
  expect((await server.call(removeDeductionConsent, gone, 'jefe')).status).toBe(403);
  expect((await server.call(removeDeductionConsent, gone, 'sueldos')).status).toBe(200);
  expect(await opened(address, 'empleado')).toBe(404);
});

test('a consent that comes after a month was paid counts when it is completed, and what the month asked is no change', async () => {
  const { db } = world;
  await world.unpaid();
  await db.update(payConcept).set({ asksConsent: true }).where(eq(payConcept.code, 'PRESTAMOS'));
  const [one] = people;
  const personId = one?.id ?? 0;
  const only = { personIds: [personId] };
  await call({ personId, code: 'PRESTAMOS', fromDay: '2026-01-01' });
  const month = await world.reviewed(only);
  await world.submit(month);
  await world.approve(await world.read(month.id));
  await world.publish(await world.read(month.id));
  expect((await world.settled(month.id, 'published', 'approved')).state).toBe('published');
  await call({ personId, fromDay: '2026-10-05' });
  const late = await world.reviewed({ ...only, kind: 'supplementary', title: 'Complementaria' });
  expect(late.stale).toEqual([]);
  const [row] = await world.people(late.id);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  const given = body.lines.filter(({ amount }) => amount !== '0.00');
  expect(given.map(({ code }) => code)).toEqual(['MUTUAL']);
}, 120_000);
