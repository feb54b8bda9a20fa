import { moneyText } from '@contract/core/moneyText';
import type { Garnishment } from '@/services/wms/generated/garnishments.gen';

type Said = Pick<Garnishment, 'take' | 'of' | 'percent' | 'amount'>;

const ofWhat = { gross: 'de la bruta', net: 'de la bruta menos los aportes de ley' } as const;

/** "20 % de la bruta", "$ 50.000,00 por mes", "lo que permite la ley". */
export function takeText({ take, of, percent, amount }: Said): string {
  switch (take) {
    case 'legal':
      return 'Lo que permite la ley';
    case 'percent':
      return `${String(Number(percent)).replace('.', ',')} % ${ofWhat[of]}`;
    case 'amount':
      return `${moneyText(amount ?? '0')} por mes`;
  }
}
