import { makeCuil } from '@contract/core/cuil';
import { type InvoiceType, invoiceNumberText } from '@contract/expenses/invoice';
import type { Db } from '../../../db/Db';
import { expenseCategory } from '../../../db/schema/expenses';
import type { FileStore } from '../../../engine/files/store/fileStore';
import { nowIn } from '../../../engine/time/nowIn';
import { randomFrom } from '../../../seed/randomFrom';
import { isoDay, workday } from '../../../seed/workday';
import { distanceAmount, grantedOf } from '../expenseRules';
import { type DrawnReceipt, drawReceipt } from './drawReceipt';

type Category = typeof expenseCategory.$inferSelect;

const sellers = [
  ['COM', 'Parrilla El Galpón SRL', 'Almuerzo con cliente', 18_000, 46_000, 'invoiceB'],
  ['TAX', 'Radio Taxi Del Plata', 'Taxi al depósito', 6_000, 19_000, 'ticketB'],
  ['PEA', 'Autopistas del Oeste SA', 'Peaje y estacionamiento', 2_500, 9_000, 'ticketB'],
  ['PAS', 'Transporte Chevallier', 'Pasaje a Rosario', 28_000, 52_000, 'invoiceB'],
  ['INS', 'Librería San Martín', 'Insumos de oficina', 4_000, 30_000, 'invoiceC'],
  ['COB', 'Estación Ruta 9', 'Combustible', 25_000, 60_000, 'invoiceA'],
] as const satisfies readonly (readonly [string, string, string, number, number, InvoiceType])[];

const KM_RATE = '420.00';

export interface Spent {
  /** The number of the invented receipt: the same at every start. */
  seed: number;
  /** Days from today. */
  ago: number;
  trip?: string;
  kilometres?: string;
}

/** This stores an expense of an invented person, with its receipt, as a real one would be. */
export async function spentInDemo(
  db: Db,
  files: FileStore,
  { seed, ago, trip = '', kilometres }: Spent,
) {
  const rows = await db.select().from(expenseCategory);
  const categories = new Map(rows.map((row) => [row.code, row]));
  const random = randomFrom(seed * 7919 + 13);
  const day = isoDay(workday(-ago) > nowIn() ? workday(-ago - 3) : workday(-ago));
  const of = (code: string): Category => {
    const found = categories.get(code);
    if (!found) throw new Error(`no such category of expense: ${code}`);
    return found;
  };
  if (kilometres) {
    const category = of('KM');
    const amount = distanceAmount(kilometres, KM_RATE);
    const far = { categoryId: category.id, day, amount, kilometres, kmRate: KM_RATE, trip };
    return { ...far, description: 'Visita a un cliente', ...grantedOf(amount, category) };
  }
  const [code, seller, description, least, most, invoiceType] = random.pick(sellers);
  const category = of(code);
  const amount = `${random.int(least, most)}.${random.int(10, 99)}`;
  const receipt: DrawnReceipt = {
    day,
    seller,
    amount,
    issuer: makeCuil(
      '27',
      String(20_000_000 + sellers.findIndex(([one]) => one === code) * 111_111),
    ),
    invoiceType,
    invoiceNumber: invoiceNumberText(`${random.int(1, 20)}-${10_000 + seed}`),
  };
  const kept = await drawReceipt(db, files, receipt, random.next() < 0.6 ? 'photo' : 'pdf');
  const { issuer, invoiceNumber } = receipt;
  const said = { categoryId: category.id, day, amount, description, trip, issuer, invoiceType };
  const tax = invoiceType === 'invoiceA' ? (Number(amount) * 0.1736).toFixed(2) : null;
  return { ...said, invoiceNumber, tax, ...kept, ...grantedOf(amount, category) };
}
