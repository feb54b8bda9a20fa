import { listOwnShifts } from '@contract/schedules/listOwnShifts';
import {
  listRoster,
  planShifts,
  previewPublication,
  publishRoster,
} from '@contract/schedules/rosterAcciones';
import { saveShift } from '@contract/schedules/shiftAcciones';
import type { Viewer } from '../../engine/acciones/context';
import { shiftEvents } from './shiftEvents';
import { dayOfWeek, type RosterServer, rosterServer, week } from './testing/rosterTools';

let tools: RosterServer;
let worker: Awaited<ReturnType<RosterServer['personOf']>>;

const onCall = {
  name: 'Guardia de prueba',
  code: 'GPR',
  color: 'grey',
  kind: 'onCall',
  startsAt: '14:00',
  endsAt: '06:00',
} as const;
const call: RosterServer['server']['call'] = (...given) => tools.server.call(...given);

beforeAll(async () => {
  tools = await rosterServer();
  worker = await tools.personOf('operario');
});
afterAll(() => tools.server.close());

test('on call has no break, and stays on call once it was planned', async () => {
  const refused = await call(
    saveShift,
    { ...onCall, breakKind: 'fixed', breakMinutes: 30 },
    'rrhh',
  );
  expect(refused.status).toBe(422);
  expect(refused.error.fields?.breakKind).toContain('no tiene descanso');
  const { body: saved } = await call(saveShift, onCall, 'rrhh');
  expect(saved.kind).toBe('onCall');

  // The morning and the night on call after it, every day of a week: 16 hours at hand are no work.
  const cells = [0, 1, 2, 3, 4].map((index) => ({
    personId: worker.id,
    day: dayOfWeek(index),
    shiftIds: [tools.morning, saved.id],
    seen: [],
  }));
  const planned = await call(planShifts, { cells }, 'rrhh');
  expect(planned.body.refused).toEqual([]);
  const { body: roster } = await call(listRoster, { from: week.from }, 'rrhh');
  const own = roster.people.find(({ id }) => id === worker.id);
  expect(own?.minutes).toBe(5 * 8 * 60);
  expect(own?.warnings).toEqual([]);
  expect(own?.cells[0]?.shifts).toHaveLength(2);

  const asWork = { ...saved, kind: 'worked' as const };
  const { workedMinutes: _worked, ...fields } = asWork;
  const turned = await call(saveShift, fields, 'rrhh');
  expect(turned.error.fields?.kind).toContain('Ya se planificó');
});

test('who is only on call is not there: the day is not covered by them', async () => {
  const { body: saved } = await call(
    saveShift,
    { ...onCall, name: 'Otra guardia', code: 'OGP' },
    'rrhh',
  );
  const covered = async () => {
    const { body } = await call(listRoster, { from: week.from }, 'rrhh');
    return body.coverage.find((one) => one.areaId === worker.areaId && one.day === dayOfWeek(5))
      ?.planned;
  };
  const cell = { personId: worker.id, day: dayOfWeek(5) };
  await call(planShifts, { cells: [{ ...cell, shiftIds: [saved.id], seen: [] }] }, 'rrhh');
  expect(await covered()).toBe(0);
  await call(
    planShifts,
    { cells: [{ ...cell, shiftIds: [tools.afternoon], seen: [saved.id] }] },
    'rrhh',
  );
  expect(await covered()).toBe(1);
});

test('its person reads it as such, also in their calendar', async () => {
  const { body: seen } = await call(previewPublication, { from: week.from }, 'rrhh');
  await call(publishRoster, { from: week.from, mark: seen.mark }, 'rrhh');
  const { body } = await call(listOwnShifts, { from: week.from }, 'operario');
  expect(body.shifts.slice(0, 2).map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['worked', 480],
    ['onCall', 960],
  ]);
  const viewer = { personId: worker.id, roles: { SCHEDULES: { SHOW: true } } } as Viewer;
  const events = await shiftEvents(tools.db, viewer, week);
  expect(events[1]?.summary).toBe('Guardia pasiva: Guardia de prueba');
});
