import type { StockMovement, StockRow } from '@/services/wms/generated/warehouse.gen';
import { formatDay } from '../ordersModel';
import { movementLabels } from '../stockModel';

/** "lote L-1, vence 21/11/2026", or nothing. */
export const lotText = ({ lotCode, expiresOn }: Pick<StockRow, 'lotCode' | 'expiresOn'>) =>
  lotCode === null ? '' : `lote ${lotCode}${expiresOn ? `, vence ${formatDay(expiresOn)}` : ''}`;

/** Where it lies and of which lot. */
export const placeText = (row: Pick<StockRow, 'locationCode' | 'lotCode' | 'expiresOn'>) =>
  [`en ${row.locationCode}`, lotText(row)].filter(Boolean).join(', ');

/** A few words tell what happened to a quantity. */
export function movementText({
  kind,
  delta,
  otherLocationCode,
}: Pick<StockMovement, 'kind' | 'delta' | 'otherLocationCode'>): string {
  if (kind !== 'move') return movementLabels[kind];
  return delta < 0 ? `Se movió a ${otherLocationCode}` : `Llegó de ${otherLocationCode}`;
}
