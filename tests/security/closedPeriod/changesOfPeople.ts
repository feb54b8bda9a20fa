import { getEmployee } from '@contract/users/personAcciones';
import { personRecord } from '@contract/users/personFields';
import { getPay } from '@contract/users/personPartAcciones';
import type { Change } from './change';

/** Changes of people that hold since a day of that month. */
export const changesOfPeople: readonly Change[] = [
  {
    key: 'savePersonHistory',
    what: 'another site',
    as: 'rrhh',
    input: ({ personId, day, personOf }) => ({
      personId,
      effectiveFrom: day,
      change: { kind: 'place', areaId: personOf('operario').areaId },
    }),
  },
  {
    key: 'deletePersonHistory',
    what: 'a change of that month',
    as: 'rrhh',
    input: ({ personId, history: { id, version } }) => ({ personId, id, version }),
  },
  {
    key: 'savePay',
    what: 'a salary since then',
    as: 'rrhh',
    input: async ({ server, personId, day }) => {
      const { body } = await server.call(getPay, { personId }, 'rrhh');
      const { version, agreement, category, salaryBasis, unionTie } = body;
      const pay = { personId, version, agreement, category, salaryBasis, unionTie };
      return { ...pay, salary: '123456.00', effectiveFrom: day };
    },
  },
  {
    key: 'updatePerson',
    what: 'a position since then',
    as: 'rrhh',
    input: async ({ server, personId, day }) => {
      const { body } = await server.call(getEmployee, { id: personId }, 'rrhh');
      const names = Object.keys(personRecord.fields);
      const fields = Object.entries(body).filter(([name]) => names.includes(name));
      const { id, version } = body;
      return { ...Object.fromEntries(fields), id, version, position: 'Otra', effectiveFrom: day };
    },
  },
  {
    key: 'deactivatePerson',
    what: 'a last day in it',
    as: 'rrhh',
    input: async ({ server, personId, day }) => {
      const { body } = await server.call(getEmployee, { id: personId }, 'rrhh');
      return { id: personId, version: body.version, leaveDate: day, reason: 'De prueba' };
    },
  },
];
