import { getEmployee } from '@contract/users/personAcciones';
import { implement } from '../../engine/acciones/implement';
import { personRecord } from './personRecord';

export const getEmployeeHandler = implement(getEmployee, ({ id }, context) =>
  personRecord(context, id),
);
