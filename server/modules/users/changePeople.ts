import { counted } from '@contract/core/counted';
import { changePeople } from '@contract/users/changePeople';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { personLabels } from '../../engine/people/personLabels';
import { changePerson, checkChange } from './changePerson';
import { employeesList } from './employeeQueries';

const what = { area: 'el área', manager: 'el responsable', role: 'el rol' };

export const changePeopleBulk: BulkAction<typeof changePeople> = {
  accion: changePeople,
  list: employeesList,
  title: (people, { change }) =>
    `Cambiar ${what[change.kind]} de ${counted(people, 'persona', 'personas')}`,
  prepare: (context, { change }) => checkChange(context, change),
  labels: ({ db }, ids) => personLabels(db, ids),
  each: async (context, id, { change }) => ({ change: await changePerson(context, id, change) }),
};

export const changePeopleHandler = implementBulk(changePeopleBulk);
