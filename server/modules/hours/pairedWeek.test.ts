import { getWeekHours } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { importsOf } from '../../../tests/support/importsOf';
import { periodClose } from '../../db/schema/closes';
import { punch } from '../../db/schema/markings';
import { person } from '../../db/schema/organisation';
import { plannedShift } from '../../db/schema/schedules';
import { clock } from '../../engine/time/clock';
import { dayAt, hoursWorld, MONDAY } from './testing/hoursWorld';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof hoursWorld>>;
let brought: ReturnType<typeof importsOf>;
let who: typeof person.$inferSelect;

beforeAll(async () => {
  world = await hoursWorld();
  brought = importsOf(world.server, { kind: 'fichadas', by: 'rrhh' });
  const [found] = await world.db.select().from(person).where(eq(person.id, world.own));
  if (!found) throw new Error('nobody');
  who = found;
});
beforeEach(() => world.empty());
afterAll(() => world.server.close());

/** A file of a clock that says no more than who and when: "0 18:02" is a touch of Monday. */
async function bring(...touches: string[]) {
  const lines = touches.map((text) => {
    const [day = '', time = ''] = text.split(' ');
    return `${who.docket}\t${dayAt(Number(day))} ${time}:00\t1\t0\t1\t0`;
  });
  await brought.apply((await brought.prepare(lines.join('\n'))).body.id, 'all');
}

/** A sheet that says what each touch was. */
async function bringTold(...touches: string[]) {
  const lines = touches.map((text) => {
    const [day = '', time = '', kind = ''] = text.split(' ');
    return `${who.docket};${dayAt(Number(day))};${time};${kind}`;
  });
  const sheet = ['Legajo;Fecha;Hora;Tipo', ...lines].join('\n');
  await brought.apply((await brought.prepare(sheet)).body.id, 'all');
}

const rows = () =>
  world.db.select().from(punch).where(eq(punch.personId, world.own)).orderBy(punch.at, punch.id);
const kinds = async () => (await rows()).map(({ kind }) => kind).join(' ');
const worked = async () => {
  const { body } = await world.server.call(getWeekHours, { from: MONDAY }, 'empleado');
  return body.days.slice(0, 5).map(({ figures }) => [figures.worked, figures.extra50]);
};
const planWeek = async (from: string, to: string) => {
  for (const index of [0, 1, 2, 3, 4]) {
    const { id } = await world.plan(index);
    const ends = to > from ? dayAt(index) : dayAt(index + 1);
    await world.db
      .update(plannedShift)
      .set({
        startsAt: new Date(`${dayAt(index)}T${from}:00-03:00`),
        endsAt: new Date(`${ends}T${to}:00-03:00`),
      })
      .where(eq(plannedShift.id, id));
  }
};
const fullDay = (index: number) => [`${index} 08:58`, `${index} 18:03`];
const week = ['0 18:02', ...[1, 2, 3, 4].flatMap(fullDay)];
const right = [[0, 0], ...Array(4).fill([480, 0])];

test.each([
  ['in order', week],
  ['backwards', [...week].reverse()],
  ['from the middle', [...week.slice(4), ...week.slice(0, 4)]],
])('who touched once on Monday has four whole days after it, file by file %s', async (_, order) => {
  await planWeek('09:00', '18:00');
  for (const touch of order) await bring(touch);
  expect(await kinds()).toBe('out in out in out in out in out');
  expect(await worked()).toEqual(right);
  const days = (await rows()).map(({ day }) => day);
  expect(days).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4].map(dayAt));
});

test('a shift that is published after the punches came pairs them again', async () => {
  await bring('0 18:02', ...fullDay(1));
  expect(await kinds()).toBe('in in out');
  await planWeek('09:00', '18:00');
  await workOffMarks(world.db);
  expect(await kinds()).toBe('out in out');
  expect((await worked())[1]).toEqual([480, 0]);
});

test('nights after an exit without entry, and a day after an exit four hours late, keep their hours', async () => {
  await planWeek('22:00', '06:00');
  await bring('1 06:03', '1 21:57', '2 06:02', '2 21:58', '3 06:04');
  expect(await kinds()).toBe('out in out in out');
  await world.empty();
  await planWeek('09:00', '18:00');
  await bring('0 08:58', '0 22:30', ...fullDay(1));
  expect(await worked()).toEqual([
    [480, 270],
    [480, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('a second entry ten minutes after the first adds nothing, and an exit ends the day where it was', async () => {
  await planWeek('08:00', '17:00');
  await bringTold('0 08:00 Entrada', '0 08:10 Entrada', '0 12:00 Salida');
  expect((await worked())[0]).toEqual([240, 0]);
  await bringTold('1 08:00 Entrada', '1 09:30 Entrada', '1 12:00 Salida');
  // The hour at which they went before they came again is unknown.
  expect((await worked())[1]).toEqual([150, 0]);
});

test('who goes and comes within a minute, or at the same second, did both', async () => {
  await planWeek('08:00', '17:00');
  await bringTold(
    ...['0 08:00:00 Entrada', '0 12:00:00 Salida', '0 12:00:40 Entrada', '0 17:00:00 Salida'],
    ...['1 08:00:00 Entrada', '1 12:00:00 Salida', '1 12:00:00 Entrada', '1 17:00:00 Salida'],
  );
  expect(await kinds()).toBe('in out in out in out in out');
  expect((await worked()).slice(0, 2)).toEqual([
    [480, 0],
    [480, 0],
  ]);
});

test('what was told stands, and guesses of a closed month too', async () => {
  await planWeek('09:00', '18:00');
  await bringTold('0 18:02 Entrada');
  await bring(...fullDay(1));
  expect(await kinds()).toBe('in in out');
  await world.empty();
  await bring('0 18:02', ...fullDay(1));
  const closed = { siteId: who.siteId, month: '2026-10-01', ledger: 'time', closedBy: 1 } as const;
  await world.db.insert(periodClose).values(closed);
  await planWeek('09:00', '18:00');
  await workOffMarks(world.db, undefined, clock.now());
  expect(await kinds()).toBe('in in out');
  await world.db.delete(periodClose);
});
