import { counted } from '@contract/core/counted';
import { onDays } from '@contract/core/rangeText';
import { newsTypeRecord } from '@contract/news/newsType';
import type { NewsEvent, NewsRow } from '@/services/wms/generated/news.gen';
import { formatNumber } from '@/utils/numbers';

export const unitLabels = newsTypeRecord.fields.unit.labels;

/** "del 4 al 6 de enero de 2027". */
export const whenText = ({ fromDay, toDay }: Pick<NewsRow, 'fromDay' | 'toDay'>) =>
  onDays(fromDay, toDay);

/** "3 días", "1,50 horas", "$ 85.000". */
export function quantityText({ unit, quantity }: Pick<NewsRow, 'unit' | 'quantity'>): string {
  const number = formatNumber(quantity);
  if (unit === 'amount') return `$ ${number}`;
  const one = Number(quantity) === 1;
  return `${number} ${unit === 'days' ? (one ? 'día' : 'días') : one ? 'hora' : 'horas'}`;
}

export function paidText(percent: number): string {
  if (percent === 100) return 'Se paga';
  return percent === 0 ? 'No se paga' : `Se paga el ${percent} %`;
}

const persons = (count: number) => counted(count, 'persona', 'personas');

/** "Se cargó a 12 personas; a 1 persona no, y acá está por qué." */
export function enteredText(done: number, refused: number): string {
  if (done === 0 && refused > 0) return 'No se cargó a nadie; acá está por qué.';
  const why = refused === 0 ? '.' : `; a ${persons(refused)} no, y acá está por qué.`;
  return `Se cargó a ${persons(done)}${why}`;
}

/** The button says what it is about to do, to how many where that is known. */
export const enterText = (count: number | undefined) =>
  count === undefined || count === 0 ? 'Cargar' : `Cargar a ${persons(count)}`;

const said: Record<NewsEvent['kind'], string> = {
  asked: 'avisó',
  entered: 'la cargó',
  edited: 'la corrigió',
  certificate: 'agregó el certificado',
  returned: 'pidió cambios',
  expired: 'Venció sin respuesta',
  withdraw: 'canceló el aviso',
  validate: 'la validó',
  reject: 'la rechazó',
  reopen: 'la dejó pendiente',
  cancel: 'la anuló',
};

export const eventText = ({ kind, who }: Pick<NewsEvent, 'kind' | 'who'>) =>
  who ? `${who.name} ${said[kind]}` : said[kind];
