import { cuilText } from '@contract/core/cuil';
import { moneyText } from '@contract/core/moneyText';
import { expenseRecord } from '@contract/expenses/expense';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { Fact } from '../facts/Fact';
import { Facts } from '../facts/Facts';
import { AttachedFiles } from '../files/AttachedFiles';
import type { ShownExpense } from './expenseTypes';
import { RepeatedNote } from './RepeatedNote';

const { fields } = expenseRecord;

const invoiceText = ({ invoiceType, invoiceNumber, issuer }: ShownExpense) =>
  [
    invoiceType ? fields.invoiceType.labels[invoiceType] : '',
    invoiceNumber,
    issuer ? `CUIT ${cuilText(issuer)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** This shows what was spent, what is paid of it and why, with its receipt. */
export function ExpenseShown({ expense }: { expense: ShownExpense }) {
  const invoice = invoiceText(expense);
  const { amount, granted, cutReason, kilometres, kmRate, tax, trip, description } = expense;
  return (
    <>
      <RepeatedNote repeated={expense.repeated} />
      <Facts>
        <Fact label="Importe">{moneyText(amount)}</Fact>
        {granted === amount ? null : (
          <Fact label="Se paga">{`${moneyText(granted)}: ${cutReason}`}</Fact>
        )}
        <Fact label={fields.day.label}>{formatDate(expense.day, 'DD/MM/AAA')}</Fact>
        {kilometres && kmRate ? (
          <Fact label={fields.kilometres.label}>
            {`${formatNumber(kilometres)} km a ${moneyText(kmRate)}`}
          </Fact>
        ) : null}
        {tax ? <Fact label={fields.tax.label}>{moneyText(tax)}</Fact> : null}
        {trip ? <Fact label={fields.trip.label}>{trip}</Fact> : null}
        {invoice ? (
          <Fact label="Factura" whole>
            {invoice}
          </Fact>
        ) : null}
        {description ? (
          <Fact label={fields.description.label} whole>
            {description}
          </Fact>
        ) : null}
      </Facts>
      {expense.receipt ? <AttachedFiles files={[expense.receipt]} /> : null}
    </>
  );
}
