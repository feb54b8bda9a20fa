import { cancelPayRun } from '@contract/liquidations/runAcciones';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import { area, person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('a run says who is no longer of it and who is of it now, and is sent once it was taken anew', async () => {
  const all = await world.reviewed({ title: 'De todos' });
  const [one] = await world.people(all.id);
  const alone = await world.reviewed({ title: 'De una', personIds: [one?.personId ?? 0] });
  expect((await world.read(all.id)).stale).toEqual([]);
  await world.submit(alone);
  await world.approve(await world.read(alone.id));
  expect((await world.read(all.id)).stale).toEqual(['1 persona ya no es de esta liquidación.']);
  const anew = async () => {
    await world.calculate(await world.read(all.id));
    return world.settled(all.id, 'review');
  };
  expect((await anew()).stale).toEqual([]);

  const { id, version } = await world.read(alone.id);
  await world.server.call(cancelPayRun, { id, version, reason: 'Va con todos' }, 'sueldos');
  expect((await world.read(all.id)).stale).toEqual([
    '1 persona entra hoy en esta liquidación y no está.',
  ]);
  const early = await world.submit(await world.read(all.id));
  expect([early.status, early.error.message]).toEqual([
    409,
    'Volvé a calcularla antes de mandarla a aprobar. 1 persona entra hoy en esta liquidación y no está.',
  ]);
  const whole = await anew();
  expect([whole.people, whole.stale, (await world.submit(whole)).status]).toEqual([
    all.people,
    [],
    200,
  ]);
});

test('who moves out of the place of a run, by the day that it pays to, is told as gone, and who came back as come', async () => {
  const { db } = world;
  const [who] = await db
    .select({ id: person.id, siteId: person.siteId, areaId: person.areaId })
    .from(person)
    .where(isNull(person.leaveDate))
    .orderBy(asc(person.id))
    .limit(1);
  const { id: personId = 0, siteId = 0, areaId = 0 } = who ?? {};
  await db.delete(personHistory).where(eq(personHistory.personId, personId));
  const [other] = await db.select().from(area).where(ne(area.siteId, siteId)).limit(1);
  const run = await world.reviewed({ title: 'De una sede', siteId, period: '2026-05' });
  expect(run.stale).toEqual([]);
  const place = { personId, kind: 'place', begun: true } as const;
  const elsewhere = { siteId: other?.siteId ?? 0, areaId: other?.id ?? 0 };
  await db.insert(personHistory).values([
    { ...place, effectiveFrom: '2019-01-01', siteId, areaId },
    { ...place, effectiveFrom: '2026-05-20', ...elsewhere },
  ]);
  // Their record says today that they are back, and a run goes by where they were on the last day that it pays.
  const { stale } = await world.read(run.id);
  expect(stale).toEqual(['1 persona ya no es de esta liquidación.']);
  await world.calculate(run);
  const taken = await world.settled(run.id, 'review');
  expect([taken.people, taken.stale]).toEqual([run.people - 1, []]);
  await db
    .delete(personHistory)
    .where(and(eq(personHistory.personId, personId), eq(personHistory.kind, 'place')));
  expect((await world.read(run.id)).stale).toEqual([
    '1 persona entra hoy en esta liquidación y no está.',
  ]);
});

test('SAC is stale where days without pay of its half-year change, of a month before too', async () => {
  const { db } = world;
  const sac = { kind: 'sac', period: '2026-12', payDay: '2026-12-18', title: 'Aguinaldo' };
  const run = await world.reviewed(sac);
  expect(run.stale).toEqual([]);
  const [someone] = await world.people(run.id);
  const [type] = await db
    .select()
    .from(newsType)
    .where(and(eq(newsType.unit, 'days'), eq(newsType.paidPercent, 0)))
    .limit(1);
  await db.insert(news).values({
    ...{ personId: someone?.personId ?? 0, typeId: type?.id ?? 0, authorId: 1, paidPercent: 0 },
    ...{ state: 'validated', fromDay: '2026-08-03', toDay: '2026-08-07' },
  });
  expect((await world.read(run.id)).stale).toEqual([
    'Cambiaron los días sin goce del semestre de 1 persona.',
  ]);
});
