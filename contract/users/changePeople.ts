import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { id } from '../core/id';
import { list } from '../core/tags';
import { keepsPeople } from './keepsPeople';
import { listEmployees } from './personAcciones';

export const personChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manager'), managerId: id.nullable() }),
  /** An area belongs to a site: whoever moves to it moves there. */
  z.object({ kind: z.literal('area'), areaId: id }),
  z.object({ kind: z.literal('role'), roleId: id }),
]);

export const changePeople = defineAccion({
  name: 'persona.cambiarVarias',
  module: 'users',
  summary:
    'Cambia el responsable, el rol o el área, y con ella la sede, de muchas personas a la vez.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  input: z.object({
    selection: privateField(rowSelection(listEmployees.input)),
    change: personChange,
  }),
  output: bulkOutput,
  invalidates: [list('Person'), list('Role'), list('Job')],
});
