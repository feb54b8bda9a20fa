import { moneyText } from '@contract/core/moneyText';
import type { RenditionDetail, RenditionEvent } from '@/services/wms/generated/renditions.gen';
import { formatDate } from '@/utils/dates';

const said: Record<RenditionEvent['kind'], string> = {
  asked: 'pidió el anticipo',
  opened: 'la abrió',
  granted: 'aprobó el anticipo',
  paid: 'pagó el anticipo',
  unpaid: 'dejó el anticipo por pagar',
  handed: 'la presentó',
  cut: 'cambió lo que se paga',
  returned: 'pidió cambios',
  approved: 'la aprobó',
  rejected: 'la rechazó',
  expired: 'Venció sin respuesta',
  withdrawn: 'la retiró',
  calledOff: 'dejó sin efecto el anticipo',
  settled: 'la saldó',
  unsettled: 'la dejó por saldar',
  skipped: 'El sueldo no alcanzó para devolverlo',
};

/** An event that happened by itself says so without a name. */
const alone: readonly RenditionEvent['kind'][] = ['expired', 'skipped'];

export const eventText = ({ kind, who }: Pick<RenditionEvent, 'kind' | 'who'>) =>
  who && !alone.includes(kind) ? `${who.name} ${said[kind]}` : said[kind];

type Sums = Pick<RenditionDetail, 'balance' | 'paid'>;

/** To which side the balance goes. */
export function balanceText({ balance }: Pick<RenditionDetail, 'balance'>): string {
  if (Number(balance) === 0) return 'En cero';
  return Number(balance) > 0
    ? `${moneyText(balance)} a pagar`
    : `${moneyText(balance.replace('-', ''))} a devolver`;
}

function leftText({ balance }: Sums): string {
  const amount = moneyText(balance.replace('-', ''));
  return Number(balance) > 0
    ? `Se pagan ${amount} con el próximo sueldo, salvo que se transfieran antes.`
    : `Sobraron ${amount}: se descuentan del próximo sueldo, salvo que se devuelvan antes.`;
}

const ways = { run: 'con el sueldo', transfer: 'por transferencia', even: '' } as const;

function settledText(row: RenditionDetail): string {
  const on = formatDate(row.settledOn ?? '', 'DD/MM/AAA');
  if (row.settledBy === 'even' || row.settledBy === null) return `Quedó en cero el ${on}.`;
  const amount = moneyText(row.balance.replace('-', ''));
  const what = Number(row.balance) > 0 ? 'Se pagaron' : 'Se devolvieron';
  return `${what} ${amount} ${ways[row.settledBy]} el ${on}.`;
}

/** How it stands, and what comes next, for whoever waits for it. */
export function standingText(row: RenditionDetail): string | null {
  switch (row.state) {
    case 'toPay':
      return `El anticipo de ${moneyText(row.asked ?? '0')} se paga con el próximo sueldo, salvo que se transfiera antes.`;
    case 'open':
      if (!row.actions.includes('lines')) return null;
      return Number(row.paid) > 0
        ? `El anticipo de ${moneyText(row.paid)} ya está pagado: agregá cada gasto con su comprobante y presentala.`
        : 'Agregá cada gasto con su comprobante y presentala.';
    case 'approved':
      return leftText(row);
    case 'settled':
      return settledText(row);
    default:
      return null;
  }
}
