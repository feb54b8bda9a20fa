import { counted } from '@contract/core/counted';
import type { Link } from '@/services/wms/generated/sync.gen';

/** "Si falla dos veces seguidas · Si no entra nada por 3 días". */
export function limitsText({ quietDays, rejectPercent }: Link): string {
  const told = [
    'Si falla dos veces seguidas',
    quietDays === null ? '' : `Si no entra nada por ${counted(quietDays, 'día', 'días')}`,
    rejectPercent === null ? '' : `Si se rechaza más del ${rejectPercent} %`,
  ];
  return told.filter(Boolean).join(' · ');
}
