import { settleTaxDeduction, taxDeductionRecord } from '@contract/incomeTax/taxDeduction';
import { removeTaxDeduction, saveTaxDeduction } from '@contract/incomeTax/taxDeductionAcciones';
import { eq } from 'drizzle-orm';
import { taxDeduction } from '../../db/schema/taxDeductions';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { keepsPay } from '../../engine/pay/keepsPay';
import { peopleAt } from '../../engine/people/personAt';
import { defineStore } from '../../engine/store/defineStore';
import { taxDeductionRows, toTaxDeduction } from './taxDeductionQueries';

/** This reads a deduction; none for people who do not keep pay. */
async function findTaxDeduction({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number) {
  if (!keepsPay(viewer)) return undefined;
  const [row] = await taxDeductionRows(db).where(eq(taxDeduction.id, id));
  return row && toTaxDeduction(row);
}

const deductions = defineStore({
  record: taxDeductionRecord,
  table: taxDeduction,
  find: findTaxDeduction,
  missing: 'Esa deducción no existe o no está a tu alcance.',
  tag: 'TaxDeduction',
  audience: { kind: 'everyone', permission: 'LIQUIDATION.SHOW' },
});

/** People never write what is deducted of themselves. */
function refuseOwn({ viewer }: Context, ...personIds: (number | undefined)[]): void {
  if (personIds.some((id) => id !== undefined && id === viewer.personId)) {
    throw forbidden('Una deducción tuya la carga y la corrige otra persona.');
  }
}

export const saveTaxDeductionHandler = implement(saveTaxDeduction, (input, context) => {
  refuseOwn(context, input.personId);
  return deductions.save(context, settleTaxDeduction(input), async (asked, before) => {
    refuseOwn(context, before?.personId);
    if (!before) {
      const known = await peopleAt(context.db, [asked.personId], asked.fromDay);
      if (known.size === 0) throw invalid({ personId: 'Elegí a alguien de la lista.' });
    }
    return asked;
  });
});

export const removeTaxDeductionHandler = implement(removeTaxDeduction, async (asked, context) => {
  refuseOwn(context, (await findTaxDeduction(context, asked.id))?.personId);
  return deductions.remove(context, asked);
});
