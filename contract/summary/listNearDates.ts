import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

export const listNearDates = defineAccion({
  name: 'resumen.listarFechas',
  module: 'summary',
  summary: 'Cumpleaños y aniversarios de trabajo de los próximos días, sin el año.',
  method: 'GET',
  permission: 'SUMMARY',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    rows: z.array(
      z.object({
        personId: id,
        name: z.string(),
        imageUrl: z.string(),
        kind: z.enum(['birthday', 'anniversary']),
        /** On which day it comes this time: nobody's year is told. */
        day,
        today: z.boolean(),
      }),
    ),
  }),
  provides: [list('Person')],
});
