import { moneyText } from '@contract/core/moneyText';
import type { ExpenseCategoryFields } from '@contract/expenses/expenseCategory';
import Big from 'big.js';

const cents = (amount: Big) => amount.round(2, Big.roundHalfUp).toFixed(2);

/** The amount for some kilometres, to the cent, half a cent upwards. */
export const distanceAmount = (kilometres: string, rate: string) =>
  cents(new Big(kilometres).times(rate));

export const isAbove = (amount: string, other: string) => new Big(amount).gt(other);

interface Granted {
  granted: string;
  cutReason: string;
}

/** The amount that is paid while nobody says otherwise: all of it, up to the limit of its category. */
export function grantedOf(
  amount: string,
  { limit, name }: Pick<ExpenseCategoryFields, 'limit' | 'name'>,
): Granted {
  if (limit === null || !isAbove(amount, limit)) return { granted: amount, cutReason: '' };
  return { granted: cents(new Big(limit)), cutReason: `Tope de ${name}: ${moneyText(limit)}` };
}

interface Written {
  day: string;
  amount: string | null;
  kilometres: string | null;
  tax: string | null;
}

interface Against {
  kind: ExpenseCategoryFields['kind'];
  needsReceipt: boolean;
  hasReceipt: boolean;
  today: string;
  hireDate: string;
  /** Null where no rate ruled yet. */
  kmRate: string | null;
}

const LONGEST = 9999;

/** This tells what is wrong with an expense, by field and in words. */
export function expenseFaults(
  { day, amount, kilometres, tax }: Written,
  { kind, needsReceipt, hasReceipt, today, hireDate, kmRate }: Against,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (day > today) faults.day = 'Todavía no llegó ese día.';
  else if (day < hireDate) faults.day = 'Es anterior al ingreso de la persona.';
  if (needsReceipt && !hasReceipt) faults.file = 'Esta categoría pide el comprobante.';
  if (kind === 'distance') {
    if (!isWithin(kilometres, LONGEST)) {
      faults.kilometres = `Indicá los kilómetros, entre 0,1 y ${LONGEST}.`;
    } else if (kmRate === null) {
      faults.kilometres = 'Ese día no había un valor por kilómetro: avisale a Recursos Humanos.';
    }
  } else if (amount === null || !isAbove(amount, '0')) {
    faults.amount = 'Indicá cuánto se gastó.';
  } else if (tax !== null && isAbove(tax, amount)) {
    faults.tax = 'El IVA no puede ser más que el importe.';
  }
  return faults;
}

function isWithin(text: string | null, most: number): boolean {
  if (text === null) return false;
  const number = new Big(text);
  return number.gte('0.1') && number.lte(most) && number.round(1).eq(number);
}

/** Why what is granted of an expense may not be that, by field. */
export function cutFault(
  amount: string,
  granted: string,
  reason: string,
): Record<string, string> | null {
  if (isAbove(granted, amount)) {
    return { granted: `No puede ser más que lo pedido: ${moneyText(amount)}.` };
  }
  return granted !== amount && reason.length < 3 ? { reason: 'Contá el motivo.' } : null;
}
