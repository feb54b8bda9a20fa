import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { houseHoliday } from './houseHoliday';

export const listHouseHolidays = defineAccion({
  name: 'feriado.listar',
  module: 'holidays',
  summary: 'Los días que la organización suma a los feriados del país o les quita, de un año.',
  method: 'GET',
  permission: ['HOLIDAYS', 'ADMIN.settings'],
  scope: 'everyone',
  input: z.object({ year: z.int().min(2000).max(2100) }),
  output: z
    .object({
      rows: z.array(houseHoliday),
      /** Of the country, by law. */
      country: z.array(z.object({ day: z.string(), name: z.string() })),
      /** Whether the asker may change them. */
      edits: z.boolean(),
    })
    .meta({ id: 'HouseHolidayList' }),
  provides: [list('Holiday')],
});
