import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { loanType, loanTypeFaults, loanTypeFields } from './loanType';

export const listLoanTypes = defineAccion({
  name: 'tipoPrestamo.listar',
  module: 'loans',
  summary: 'Los tipos de préstamo y anticipo, con sus límites.',
  method: 'GET',
  permission: 'LOANS',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(loanType), edits: z.boolean() }).meta({ id: 'LoanTypeList' }),
  provides: [list('LoanType')],
});

export const saveLoanType = defineAccion({
  name: 'tipoPrestamo.guardar',
  module: 'loans',
  summary: 'Agrega o cambia un tipo de préstamo; lo ya pedido queda como está.',
  method: 'POST',
  permission: 'LOANS',
  scope: 'all',
  input: loanTypeFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(loanTypeFaults),
  output: loanType,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LoanType')],
});
