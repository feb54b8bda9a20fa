import { getSite } from '@contract/admin/organisationAcciones';
import { listLeaveTypes } from '@contract/holidays/leaveRuleAcciones';
import { listShifts } from '@contract/schedules/shiftAcciones';
import { getEmployee } from '@contract/users/personAcciones';
import type { Change } from './change';
import { rowsLeft } from './rowsLeft';

const reason = 'De prueba';
/** The change goes through, because what is closed keeps its own copy: its seals are looked at in the end. */
const goesOn = () => true;

const named = <T extends object>(row: T | undefined): T => {
  if (!row) throw new Error('the demo has one');
  return row;
};

/** Changes that name no day: only the record that they name lies in the closed month. */
export const changesById: readonly Change[] = [
  {
    key: 'decideOvertime',
    what: 'overtime that lapsed with the close',
    as: 'supervisor',
    input: ({ overtime: { id, extra50, extra100, overtime } }) => ({
      selection: { kind: 'rows', ids: [id] },
      move: 'approve',
      seen: [{ id, extra50, extra100, overtime }],
      reason,
    }),
    left: rowsLeft,
  },
  {
    key: 'decideRequestInstead',
    what: 'leave that waited, in place of whoever owed it',
    as: 'rrhh',
    input: async ({ asked: { requestId: id }, versionOf }) => ({
      id,
      version: await versionOf(id),
      decision: 'approve',
      reason,
    }),
  },
  {
    key: 'reactivatePerson',
    what: 'a last day in it',
    as: 'rrhh',
    input: async ({ server, leaverId: id }) => {
      const { body } = await server.call(getEmployee, { id }, 'rrhh');
      return { id, version: body.version };
    },
  },
  {
    key: 'matchCredential',
    what: 'touches of a clock that nobody was known by',
    as: 'rrhh',
    input: ({ credential, personId }) => ({ credential, personId }),
    left: ({ punches, closed }: { punches: number; closed: number }) =>
      punches === 0 && closed === 1,
  },
  {
    key: 'saveShift',
    what: 'the hours of a shift that was worked in it',
    as: 'rrhh',
    input: async ({ server, shiftId }) => {
      const { body } = await server.call(listShifts, {}, 'rrhh');
      const { workedMinutes: _worked, ...fields } = named(
        body.rows.find(({ id }) => id === shiftId),
      );
      return { ...fields, toleranceIn: 29, minRest: 5 };
    },
    left: goesOn,
  },
  {
    key: 'saveLeaveType',
    what: 'whether leave that was granted in it is paid',
    as: 'rrhh',
    input: async ({ server, leaveTypeId }) => {
      const { body } = await server.call(listLeaveTypes, {}, 'rrhh');
      const { kind: _kind, ...fields } = named(body.rows.find(({ id }) => id === leaveTypeId));
      return { ...fields, countsAsWorked: !fields.countsAsWorked };
    },
    left: goesOn,
  },
  {
    key: 'saveSite',
    what: 'the time zone by which its days begin',
    as: 'admin',
    input: async ({ server, at: { siteId } }) => {
      const { body } = await server.call(getSite, { id: siteId }, 'admin');
      const { areas: _areas, people: _people, ...fields } = body;
      return { ...fields, zone: 'America/La_Paz' };
    },
  },
];
