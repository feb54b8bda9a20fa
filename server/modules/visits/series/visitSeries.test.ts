import { visitSeriesFields } from '@contract/visits/series/visitSeries';
import {
  endVisitSeries,
  getVisitSeries,
  listVisitSeries,
  saveVisitSeries,
} from '@contract/visits/series/visitSeriesAcciones';
import { visitFields } from '@contract/visits/visit';
import { cancelVisit, changeVisits, getVisit, saveVisit } from '@contract/visits/visitAcciones';
import { visit } from '../../../db/schema/visits';
import { type SeriesWorld, seriesWorld } from '../testing/seriesWorld';

let world: SeriesWorld;
beforeAll(async () => {
  world = await seriesWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

const call: SeriesWorld['server']['call'] = (...asked) => world.server.call(...asked);
const daysOf = async (id: number) => (await world.visitsOf(id)).map(({ day }) => day);

/** The input that a form sends of a series that it read. */
const again = (
  detail: { id: number; version: number; person: { id: number | null } | null },
  more: object,
) => ({
  ...visitSeriesFields.parse({ ...detail, personId: detail.person?.id ?? null, ...more }),
  ...{ id: detail.id, version: detail.version },
});

test('a series makes drafts for eight weeks, moves over a holiday, and shows itself in each', async () => {
  const { body: made } = await world.save();
  expect(made).toMatchObject({
    ...{ repeats: 'Cada semana, los martes, 12 veces', state: 'active', ahead: 8 },
    ...{ lastDay: '2027-02-09', actions: ['correct', 'end'], orphan: false },
  });
  const visits = await world.visitsOf(made.id);
  expect(
    visits.map(({ seriesDay, day }) => (seriesDay === day ? day : `${seriesDay}>${day}`)),
  ).toEqual([
    ...['2026-11-24', '2026-12-01', '2026-12-08>2026-12-09', '2026-12-15', '2026-12-22'],
    ...['2026-12-29', '2027-01-05', '2027-01-12'],
  ]);
  expect(new Set(visits.map(({ state }) => state))).toEqual(new Set(['draft']));
  const { body } = await call(getVisit, { id: visits[0]?.id ?? 0 }, 'jefe');
  expect(body.series).toEqual({ id: made.id, number: made.number, repeats: made.repeats });
  const { body: list } = await call(listVisitSeries, { search: 'la union' }, 'jefe');
  expect(list.rows.map(({ id }) => id)).toEqual([made.id]);
});

test('two processes at once, and a run again, make each date once', async () => {
  const { body: made } = await world.save();
  const first = (await world.visitsOf(made.id))[0];
  await world.db.execute(`delete from visit where series_id = ${made.id} and id <> ${first?.id}`);
  await Promise.all([world.follow(), world.follow(), world.follow()]);
  await world.follow();
  expect(await daysOf(made.id)).toHaveLength(8);
  // The database holds it, whoever writes.
  const { id: _, number: __, searchText: ___, ...copy } = first ?? {};
  await expect(world.db.insert(visit).values(copy as never)).rejects.toThrow();
});

test('the preview says each date and what is wrong with it, and plans nothing', async () => {
  await world.plan({ day: '2026-12-01', minutes: 90 });
  await world.away('2026-12-14', '2026-12-16', 9101);
  const { body } = await world.preview({
    repeat: world.repeat({ weekdays: [2, 7], times: 12 }),
    choices: [{ date: '2026-12-22', how: 'hold' }],
  });
  const said = body.dates
    .filter(({ warnings, day, date }) => warnings.length > 0 || day !== date)
    .map(({ date, day, how, warnings }) => [date, day, how, warnings.map(({ kind }) => kind)]);
  expect(said).toEqual([
    ['2026-11-29', '2026-11-29', 'make', ['off']],
    ['2026-12-01', '2026-12-01', 'make', ['overlap']],
    ['2026-12-06', '2026-12-06', 'make', ['off']],
    ['2026-12-08', '2026-12-09', 'move', ['holiday']],
    ['2026-12-13', '2026-12-13', 'make', ['off']],
    ['2026-12-15', '2026-12-17', 'move', ['away']],
    ['2026-12-20', '2026-12-20', 'make', ['off']],
    ['2026-12-22', null, 'hold', []],
    ['2026-12-27', '2026-12-27', 'make', ['off']],
    ['2027-01-03', '2027-01-03', 'make', ['off']],
  ]);
  expect(body.dates.find(({ date }) => date === '2026-12-08')?.warnings[0]?.text).toMatch(
    /^Es feriado: /,
  );
  expect((await call(listVisitSeries, {}, 'jefe')).body.total).toBe(0);
  const { body: made } = await world.save({
    repeat: world.repeat({ weekdays: [2, 7], times: 12 }),
    choices: [{ date: '2026-12-22', how: 'hold' }],
  });
  const planned = body.dates.flatMap(({ day }) => (day && day <= body.plannedTo ? [day] : []));
  expect(await daysOf(made.id)).toEqual(planned);
  await world.db.execute('delete from absence');
});

test('what somebody moved, gave away, corrected or cancelled stays, and is not made again', async () => {
  const { body: made } = await world.save();
  const [moved, given, corrected, cancelled, published] = await world.visitsOf(made.id);
  if (!moved || !given || !corrected || !cancelled || !published) throw new Error('too few');
  const rows = (id: number) => ({ kind: 'rows' as const, ids: [id] });
  const move = { kind: 'move' as const, day: '2026-11-27' };
  await call(changeVisits, { selection: rows(moved.id), change: move }, 'jefe');
  const give = { kind: 'assign' as const, personId: world.people.jefe ?? 0 };
  await call(changeVisits, { selection: rows(given.id), change: give }, 'jefe');
  const { body: seen } = await call(getVisit, { id: corrected.id }, 'jefe');
  const note = 'Llevar el catálogo.';
  const typed = visitFields.parse({ ...seen, personId: world.people.operario, note });
  await call(saveVisit, { ...typed, id: corrected.id, version: corrected.version }, 'jefe');
  const end = { id: cancelled.id, version: cancelled.version, reason: 'Cierran ese día.' };
  await call(cancelVisit, end, 'jefe');
  await world.db.execute(
    `update visit set state = 'planned', version = version + 1 where id = ${published.id}`,
  );

  const later = again(made, { fromTime: '11:00', toTime: '12:00' });
  const { status, body: changed } = await call(saveVisitSeries, later, 'jefe');
  expect([status, changed.version]).toEqual([200, 2]);
  await world.follow();
  const hours = (await world.visitsOf(made.id)).map(({ day, fromTime }) => `${day} ${fromTime}`);
  expect(hours).toEqual([
    ...['2026-11-27 09:00', '2026-12-01 09:00', '2026-12-09 09:00', '2026-12-15 09:00'],
    ...['2026-12-22 09:00', '2026-12-29 11:00', '2027-01-05 11:00', '2027-01-12 11:00'],
  ]);
  const { body: preview } = await world.preview({ id: made.id });
  expect(preview.kept).toBe(4);
  expect(preview.dates.filter(({ kept }) => kept).map(({ date }) => date)).toEqual([
    ...['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'],
  ]);

  const over = { id: made.id, version: 2, reason: 'Cambió de proveedor.' };
  const { body: ended } = await call(endVisitSeries, over, 'jefe');
  expect(ended).toMatchObject({ state: 'ended', actions: [] });
  await world.follow();
  expect(await daysOf(made.id)).toHaveLength(5);
  const { body: correctedNow } = await call(getVisit, { id: corrected.id }, 'jefe');
  expect(correctedNow).toMatchObject({ note, state: 'draft' });
});

test('another rule takes away the dates that nobody touched and makes its own', async () => {
  const { body: made } = await world.save();
  const thursdays = again(made, { repeat: world.repeat({ weekdays: [4], times: 3 }) });
  expect((await call(saveVisitSeries, thursdays, 'jefe')).status).toBe(200);
  expect(await daysOf(made.id)).toEqual(['2026-11-26', '2026-12-03', '2026-12-10']);
});

test('leave that is granted later moves what nobody touched', async () => {
  const { body: made } = await world.save();
  await world.away('2026-12-28', '2026-12-30', 9102);
  await world.follow();
  expect((await daysOf(made.id))[5]).toBe('2026-12-31');
  await world.db.execute('delete from absence');
  await world.follow();
  expect((await daysOf(made.id))[5]).toBe('2026-12-29');
});

test('whoever saw an older series is refused, and of two who end it one does', async () => {
  const { body: made } = await world.save();
  await call(saveVisitSeries, again(made, { note: 'Uno' }), 'jefe');
  const stale = await call(saveVisitSeries, again(made, { note: 'Otro' }), 'jefe');
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const end = { id: made.id, version: 2, reason: 'Ya no compra.' };
  const both = await Promise.all([
    call(endVisitSeries, end, 'jefe'),
    call(endVisitSeries, end, 'jefe'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the same request twice plans one series', async () => {
  const key = { 'idempotency-key': 'una-sola-serie-por-favor' };
  const asked = world.asked() as never;
  const one = await call(saveVisitSeries, asked, 'jefe', key);
  const other = await call(saveVisitSeries, asked, 'jefe', key);
  expect([one.status, other.body.id]).toEqual([200, one.body.id]);
  expect((await call(listVisitSeries, {}, 'jefe')).body.total).toBe(1);
});

test('who does not plan is refused, and another team’s planner finds nothing', async () => {
  const { body: made } = await world.save();
  expect((await world.save({}, 'operario')).status).toBe(403);
  expect((await call(getVisitSeries, { id: made.id }, 'operario')).status).toBe(403);
  expect((await call(getVisitSeries, { id: made.id }, 'supervisor')).status).toBe(404);
  const end = { id: made.id, version: 1, reason: 'No es mía.' };
  expect((await call(endVisitSeries, end, 'supervisor')).status).toBe(404);
  expect((await world.preview({ id: made.id, personId: null }, 'supervisor')).status).toBe(404);
  const far = await world.save({ personId: world.people.supervisor });
  expect([far.status, Object.keys(far.error.fields ?? {})]).toEqual([422, ['personId']]);
});

test.each<[object, string]>([
  [{ startDay: '2026-11-01' }, 'startDay'],
  [{ toTime: '09:00' }, 'toTime'],
  [{ latitude: null }, 'latitude'],
  [{ purposeId: 999_999 }, 'purposeId'],
  [{ repeat: { kind: 'monthEnd', times: 40 } }, 'repeat.times'],
  [{ repeat: { times: null, until: '2026-11-23' } }, 'repeat.until'],
  [{ repeat: { times: null, until: '2031-11-23' } }, 'repeat.until'],
])('a series with %j is refused beside its field', async (wrong, field) => {
  const more = 'repeat' in wrong ? { repeat: world.repeat(wrong.repeat as object) } : wrong;
  const { status, error } = await world.save(more);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});
