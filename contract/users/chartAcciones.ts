import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
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
    /** The number of all of them, as a chart shows no more than a screen can hold. */
    total: z.number().int().nonnegative(),
  }),
  provides: [list('Person')],
});

export const getChartPath = defineAccion({
  name: 'organigrama.obtenerCamino',
  module: 'users',
  summary:
    'De quién depende una persona, desde arriba de todo hasta ella; sin nombrarla, la propia.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id: id.optional() }),
  output: z.object({
    /** Ends with the person; each answers to the one before. Empty for an account of no employee. */
    path: z.array(id),
  }),
  errors: ['no_encontrado'],
  provides: [list('Person')],
});

export const getOrganisation = defineAccion({
  name: 'organizacion.obtener',
  module: 'users',
  summary: 'Las sedes y las áreas de la organización.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      name: z.string(),
      sites: z.array(z.object({ id, name: z.string(), zone: z.string() })),
      areas: z.array(z.object({ id, name: z.string(), siteId: id })),
    })
    .meta({ id: 'Organisation' }),
  provides: [list('Person'), list('Place')],
});
