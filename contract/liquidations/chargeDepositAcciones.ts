import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { chargeDeposit, chargeDepositFaults, chargeDepositFields } from './chargeDeposit';

const ofDeposits = {
  module: 'liquidations',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
} as const;

export const listChargeDeposits = defineAccion({
  ...ofDeposits,
  name: 'depositoCargas.listar',
  summary: 'Los depósitos de cargas sociales, el del último mes primero.',
  method: 'GET',
  input: emptyInput,
  output: z
    .object({ rows: z.array(chargeDeposit), edits: z.boolean() })
    .meta({ id: 'ChargeDepositList' }),
  provides: [list('ChargeDeposit')],
});

export const saveChargeDeposit = defineAccion({
  ...ofDeposits,
  name: 'depositoCargas.guardar',
  summary: 'Anota el depósito de las cargas de un mes, o lo corrige; los recibos dados no cambian.',
  method: 'POST',
  input: chargeDepositFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(chargeDepositFaults),
  output: chargeDeposit,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('ChargeDeposit'), list('PayRun')],
});

export const removeChargeDeposit = defineAccion({
  ...ofDeposits,
  name: 'depositoCargas.quitar',
  summary: 'Quita el depósito de un mes; los recibos dados no cambian.',
  method: 'POST',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ChargeDeposit'), list('PayRun')],
});
