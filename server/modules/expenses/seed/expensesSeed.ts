import { expenseCategory } from '../../../db/schema/expenses';
import type { ModuleSeed } from '../../../engine/module';

const spent = (code: string, name: string, limit: string | null, account: string) => ({
  code,
  name,
  kind: 'amount' as const,
  limit,
  account,
});

/** An organisation starts with these; each can be changed or put out of use. */
const initial = [
  spent('COM', 'Comidas', '35000', '5.2.01 Viáticos'),
  spent('TAX', 'Taxi y remís', null, '5.2.02 Movilidad'),
  spent('PAS', 'Pasajes', null, '5.2.02 Movilidad'),
  spent('ALO', 'Alojamiento', '120000', '5.2.01 Viáticos'),
  spent('PEA', 'Peajes y estacionamiento', null, '5.2.02 Movilidad'),
  spent('COB', 'Combustible', null, '5.2.03 Combustible'),
  spent('INS', 'Insumos y materiales', null, '5.3.01 Insumos'),
  {
    ...spent('KM', 'Kilómetros con vehículo propio', null, '5.2.02 Movilidad'),
    kind: 'distance' as const,
    needsReceipt: false,
  },
];

export const expensesSeed: ModuleSeed = {
  async product(db) {
    await db.insert(expenseCategory).values(initial).onConflictDoNothing();
  },
};
