import { listBankLayouts } from '@contract/liquidations/bankLayoutAcciones';
import { listChargeDeposits } from '@contract/liquidations/chargeDepositAcciones';
import { listPayConcepts } from '@contract/liquidations/conceptAcciones';
import { listPayTables } from '@contract/liquidations/payTableAcciones';
import { getPayRun } from '@contract/liquidations/runAcciones';
import { bankLayout } from '../../db/schema/bankLayouts';
import { chargeDeposit } from '../../db/schema/chargeDeposits';
import { payConcept } from '../../db/schema/payConcepts';
import { payRun } from '../../db/schema/payRuns';
import { payTable } from '../../db/schema/payTables';
import { namedBy } from '../../engine/audit/namedBy';

export const bankLayoutName = namedBy({
  entity: 'bankLayout',
  reads: listBankLayouts,
  table: bankLayout,
  name: bankLayout.name,
  link: () => '/liquidations/banks',
});

export const chargeDepositName = namedBy({
  entity: 'chargeDeposit',
  reads: listChargeDeposits,
  table: chargeDeposit,
  name: chargeDeposit.period,
  link: () => '/liquidations/deposits',
});

export const payConceptName = namedBy({
  entity: 'payConcept',
  reads: listPayConcepts,
  table: payConcept,
  name: payConcept.name,
  link: () => '/liquidations/concepts',
});

export const payTableName = namedBy({
  entity: 'payTable',
  reads: listPayTables,
  table: payTable,
  name: payTable.name,
  link: () => '/liquidations/tables',
});

export const payRunName = namedBy({
  entity: 'payRun',
  reads: getPayRun,
  table: payRun,
  name: payRun.title,
  link: (id) => `/liquidations/${id}`,
});
