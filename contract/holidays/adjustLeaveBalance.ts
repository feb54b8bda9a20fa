import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { id } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';

export const adjustmentFields = z.object({
  /** The year that gave the days. */
  year: z.int().min(2000).max(2100),
  /** The days that are added, or taken away with a minus. */
  days: z
    .number()
    .min(-365)
    .max(365)
    .refine((days) => days !== 0, 'Escribí cuántos días sumás o restás.')
    .refine((days) => Number.isInteger(days * 2), 'Usá días enteros o medios.'),
  reason: privateField(reason),
});

export const adjustLeaveBalance = defineAccion({
  name: 'licencia.ajustarSaldo',
  module: 'holidays',
  summary: 'Suma o resta días al saldo de una persona, con el motivo a la vista.',
  method: 'POST',
  permission: 'HOLIDAYS.APPROVE',
  scope: 'all',
  input: adjustmentFields.extend({ personId: id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Leave')],
});
