import { moneyText } from '@contract/core/moneyText';
import { type InvoiceType, invoiceTypes } from '@contract/expenses/invoice';
import type { Context } from '../../engine/acciones/context';
import type { DecisionFact } from '../../engine/approvals/requestType';
import { type Except, repeatedReceipts } from './repeatedReceipts';

interface Expense {
  amount: string;
  granted: string;
  cutReason: string;
  kilometres: string | null;
  kmRate: string | null;
  tax: string | null;
  description: string;
  trip: string;
  issuer: string | null;
  invoiceType: InvoiceType | null;
  invoiceNumber: string;
  receiptHash: string | null;
  receiptContent: string | null;
}

const plain = (label: string, value: string | null): DecisionFact[] =>
  value ? [{ label, value, tone: 'plain' }] : [];

const invoiceText = ({ invoiceType, invoiceNumber, issuer }: Expense) =>
  [
    invoiceType ? invoiceTypes[invoiceType] : '',
    invoiceNumber,
    issuer ? `CUIT ${issuer.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** The facts that help to decide on an expense; `before` says which one, where there are several. */
export async function expenseFacts(
  context: Context,
  expense: Expense,
  except: Except,
  before = '',
): Promise<DecisionFact[]> {
  const { amount, granted, cutReason, kilometres, kmRate, tax } = expense;
  const repeated = await repeatedReceipts(context, expense, except);
  const distance =
    kilometres && kmRate
      ? `${kilometres.replace(/\.0$/, '').replace('.', ',')} km a ${moneyText(kmRate)}`
      : null;
  const cut: DecisionFact[] =
    granted === amount
      ? []
      : [
          {
            label: `${before}Se paga`,
            value: `${moneyText(granted)}: ${cutReason}`,
            tone: 'warning',
          },
        ];
  return [
    ...cut,
    ...plain(`${before}Distancia`, distance),
    ...plain(`${before}En qué se gastó`, expense.description),
    ...plain(`${before}Viaje o centro de costo`, expense.trip),
    ...plain(`${before}IVA`, tax && moneyText(tax)),
    ...plain(`${before}Comprobante`, invoiceText(expense)),
    ...(expense.receiptHash === null
      ? [{ label: `${before}Foto del comprobante`, value: 'No tiene', tone: 'warning' as const }]
      : []),
    ...repeated.map(({ text, path }, index) => ({
      label: `${before}Comprobante repetido${index > 0 ? ` (${index + 1})` : ''}`,
      value: text,
      tone: 'warning' as const,
      path,
    })),
  ];
}
