import { todayIn } from '../../../server/engine/time/nowIn';
import type { Change } from './change';
import { changesById } from './changesById';
import { changesOfPeople } from './changesOfPeople';
import type { ClosedWorld } from './closedWorld';
import { rowsLeft } from './rowsLeft';

const inMonth = (day: string) => ({ fromDay: day, toDay: day });
const reason = 'De prueba';

const waits = async (world: ClosedWorld, { requestId: id }: { requestId: number }) => ({
  id,
  version: await world.versionOf(id),
});

/** Changes that would touch a closed month, each with something of that month. */
export const changesOfTheMonth: readonly Change[] = [
  {
    key: 'saveBand',
    what: 'one that would have begun in it',
    as: 'rrhh',
    input: ({ day, at: { siteId } }) => ({
      name: 'Tarde',
      code: 'TAR',
      siteId,
      weekdays: [1],
      startsAt: '16:00',
      endsAt: '20:00',
      multiplier: '1.5',
      fromDay: day,
    }),
  },
  {
    key: 'saveParameter',
    what: 'a figure of that month',
    as: 'admin',
    input: ({ day }) => ({ code: 'markings.openHours', validFrom: day, value: '12' }),
  },
  {
    key: 'deleteParameter',
    what: 'a figure that ruled it',
    as: 'admin',
    input: ({ parameter: { id } }) => ({ id }),
  },
  {
    key: 'requestLeave',
    what: 'for somebody',
    as: 'rrhh',
    input: ({ personId, day, leaveTypeId }) => ({
      personId,
      typeId: leaveTypeId,
      ...inMonth(day),
    }),
  },
  {
    key: 'approveRequest',
    what: 'leave that waited',
    as: 'supervisor',
    input: (world) => waits(world, world.asked),
  },
  {
    key: 'approveRequest',
    what: 'a correction that waited',
    as: 'supervisor',
    input: (world) => waits(world, world.correction),
  },
  {
    key: 'approveRequest',
    what: 'hours off that waited',
    as: 'supervisor',
    input: (world) => waits(world, world.askedOff),
  },
  {
    key: 'cancelBankUse',
    what: 'hours off that were granted',
    as: 'rrhh',
    input: ({ grantedOff: { id } }) => ({ id, reason }),
  },
  {
    key: 'cancelLeave',
    what: 'granted leave',
    as: 'rrhh',
    input: ({ granted: { id }, leaveVersion }) => ({ id, version: leaveVersion, reason }),
  },
  {
    key: 'interruptLeave',
    what: 'granted leave',
    as: 'rrhh',
    input: ({ granted: { id }, at: { month }, leaveVersion: version }) => ({
      id,
      version,
      reason,
      lastDay: `${month}-22`,
    }),
  },
  {
    key: 'saveOrganisationHoliday',
    what: 'a day of rest',
    as: 'rrhh',
    input: ({ at: { month, siteId } }) => ({
      day: `${month}-28`,
      name: 'Puente',
      siteId,
      worked: false,
    }),
  },
  {
    key: 'saveOrganisationHoliday',
    what: 'one that leaves the month',
    as: 'rrhh',
    input: ({ holiday, at: { month } }) => ({
      ...holiday,
      siteName: undefined,
      day: `${Number(month.slice(0, 4)) + 1}-09-01`,
    }),
  },
  {
    key: 'deleteOrganisationHoliday',
    what: 'a day of rest',
    as: 'rrhh',
    input: ({ holiday: { id, version } }) => ({ id, version }),
  },
  {
    key: 'askCorrection',
    what: 'by its person',
    as: 'empleado',
    input: ({ day }) => ({ day, punches: [{ kind: 'in', clock: '08:11' }], reason }),
  },
  {
    key: 'enterManyPunches',
    what: 'by hand',
    as: 'rrhh',
    input: ({ personId, day }) => ({
      selection: { kind: 'rows', ids: [personId] },
      day,
      note: reason,
      startsAt: '08:00',
      endsAt: '16:00',
    }),
    left: rowsLeft,
  },
  {
    key: 'askNews',
    what: 'by its person',
    as: 'empleado',
    input: async ({ day, typeOf }) => ({ typeId: await typeOf('ENF'), ...inMonth(day) }),
  },
  {
    key: 'enterNews',
    what: 'money',
    as: 'rrhh',
    input: async ({ personId, day, typeOf }) => ({
      personId,
      typeId: await typeOf('PRE'),
      quantity: '1',
      ...inMonth(day),
    }),
  },
  {
    key: 'enterManyNews',
    what: 'for many',
    as: 'rrhh',
    input: async ({ personId, day, typeOf }) => ({
      selection: { kind: 'rows', ids: [personId] },
      typeId: await typeOf('ENF'),
      ...inMonth(day),
    }),
    left: rowsLeft,
  },
  {
    key: 'updateNews',
    what: 'out of the month',
    as: 'rrhh',
    input: async ({ novelty: { id, version }, typeOf }) => ({
      id,
      version,
      typeId: await typeOf('TAR'),
      quantity: '2',
      ...inMonth(todayIn()),
    }),
  },
  {
    key: 'changeNewsState',
    what: 'one that waited',
    as: 'rrhh',
    input: ({ novelty: { id, version } }) => ({ id, version, move: 'validate' }),
  },
  {
    key: 'changeManyNews',
    what: 'one of many',
    as: 'rrhh',
    input: ({ novelty: { id } }) => ({
      selection: { kind: 'rows', ids: [id] },
      move: 'cancel',
      reason,
    }),
    left: rowsLeft,
  },
  {
    key: 'planShifts',
    what: 'a day off',
    as: 'rrhh',
    input: ({ personId, day, shiftId }) => ({
      cells: [{ personId, day, shiftIds: [], seen: [shiftId] }],
    }),
    left: ({ planned, refused }: { planned: number; refused: { why: string }[] }) =>
      planned === 0 && /cerrado/.test(refused[0]?.why ?? ''),
  },
  {
    key: 'fillRoster',
    what: 'a week of it',
    as: 'rrhh',
    input: ({ day, at: { siteId } }) => ({ from: day, siteId }),
    left: ({ planned }: { planned: number }) => planned === 0,
  },
  {
    key: 'publishRoster',
    what: 'what was left in draft',
    as: 'rrhh',
    input: ({ day, at: { siteId } }) => ({ from: day, siteId, mark: 'x' }),
  },
  ...changesOfPeople,
  {
    key: 'removeAdjustment',
    what: 'one that counted in it',
    as: 'rrhh',
    input: ({ adjustment: { id, version } }) => ({ id, version }),
  },
  ...changesById,
];
