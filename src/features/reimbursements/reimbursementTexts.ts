import { moneyText } from '@contract/core/moneyText';
import type {
  ReimbursementDetail,
  ReimbursementEvent,
} from '@/services/wms/generated/reimbursements.gen';
import { formatDate } from '@/utils/dates';

const said: Record<ReimbursementEvent['kind'], string> = {
  asked: 'lo pidió',
  cut: 'cambió lo que se paga',
  returned: 'pidió cambios',
  approved: 'lo aprobó',
  rejected: 'lo rechazó',
  expired: 'Venció sin respuesta',
  withdrawn: 'lo canceló',
  paid: 'lo pagó',
  unpaid: 'lo dejó por pagar',
};

export const eventText = ({ kind, who }: Pick<ReimbursementEvent, 'kind' | 'who'>) =>
  who ? `${who.name} ${said[kind]}` : said[kind];

/** How it stands, for whoever waits for the money. */
export function standingText(
  row: Pick<ReimbursementDetail, 'state' | 'paidBy' | 'paidOn' | 'granted'>,
): string | null {
  if (row.state === 'approved') {
    return `Se pagan ${moneyText(row.granted)} con el próximo sueldo, salvo que se transfieran antes.`;
  }
  if (row.state !== 'paid' || !row.paidOn) return null;
  const how = row.paidBy === 'run' ? 'con el sueldo' : 'por transferencia';
  return `Se pagaron ${moneyText(row.granted)} ${how} el ${formatDate(row.paidOn, 'DD/MM/AAA')}.`;
}
