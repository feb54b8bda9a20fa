import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { personRef } from '../core/personRef';
import { list } from '../core/tags';

const chartPerson = personRef
  .extend({ id, areaName: z.string(), reports: z.number().int().nonnegative() })
  .meta({ id: 'ChartPerson' });

export const listChart = defineAccion({
  name: 'organigrama.listarEquipo',
  module: 'users',
  summary: 'Quienes responden a una persona; sin nombrarla, quienes no responden a nadie.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ managerId: id.optional() }),
  output: z.object({
    people: z.array(chartPerson),
    /** Of them, as a chart shows no more than a screen can hold. */
    total: z.number().int().nonnegative(),
  }),
  provides: [list('Person')],
});
