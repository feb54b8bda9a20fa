import { moneyText } from '@contract/core/moneyText';
import { longDay, monthWords } from '@contract/core/rangeText';
import type { loanMovement } from '../../db/schema/loans';

type Movement = Pick<typeof loanMovement.$inferSelect, 'kind' | 'facts' | 'reason'>;

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const month = (period: unknown) => lower(monthWords(String(period)));

/** A movement in words, from what was written down when it happened. */
export function movementText({ kind, facts, reason }: Movement): string {
  const { number, of, run, from, to, on, back } = facts;
  const which = `Cuota ${number} de ${of}`;
  switch (kind) {
    case 'lent':
      return run ? `Pagado con ${run}` : `Transferido el ${longDay(String(on))}`;
    case 'takenBack':
      return `Se anuló el pago con ${run}`;
    case 'deducted':
      return `${which}, descontada en ${run}`;
    case 'givenBack':
      return `${which}: se anuló su descuento en ${run}`;
    case 'paid':
      return `Devuelto antes de tiempo el ${longDay(String(on))}. ${reason ?? ''}`.trim();
    case 'skipped':
      return `${which}: el sueldo de ${run} no alcanzó; pasa de ${month(from)} a ${month(to)}`;
    case 'paused':
      return `En pausa: no se descuenta. ${reason ?? ''}`.trim();
    case 'resumed':
      return `Se reanuda: vuelve a descontarse desde ${month(from)}`;
    case 'moved':
      return back
        ? `Se anuló la liquidación final: vuelve a descontarse desde ${month(to)}`
        : `Lo que falta pasa a ${month(to)}, con la liquidación final`;
    case 'calledOff':
      return `Quedó sin efecto. ${reason ?? ''}`.trim();
  }
}

/** "3 de $ 10.000,00, de diciembre de 2026 a febrero de 2027"; the last one apart where it is another. */
export function planText(plan: readonly { period: string; amount: string }[]): string {
  const [first] = plan;
  const last = plan.at(-1);
  if (!first || !last) return '';
  if (plan.length === 1) return `1 de ${moneyText(first.amount)}, en ${month(first.period)}`;
  const span = `de ${month(first.period)} a ${month(last.period)}`;
  return first.amount === last.amount
    ? `${plan.length} de ${moneyText(first.amount)}, ${span}`
    : `${plan.length - 1} de ${moneyText(first.amount)} y la última de ${moneyText(last.amount)}, ${span}`;
}
