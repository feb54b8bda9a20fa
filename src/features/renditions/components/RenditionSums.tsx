import { moneyText } from '@contract/core/moneyText';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import type { RenditionDetail } from '@/services/wms/generated/renditions.gen';
import { formatDate } from '@/utils/dates';
import { balanceText } from '../renditionTexts';

/** The sums show the advance, what was spent, and what comes of both. */
export function RenditionSums({ row }: { row: RenditionDetail }) {
  const { asked, paid, spent, sanctioned, returned, trip, lines } = row;
  const cut = sanctioned !== spent;
  return (
    <Facts>
      {asked === null ? (
        <Fact label="Anticipo">Sin anticipo</Fact>
      ) : (
        <Fact label="Anticipo">
          {row.advancePaidOn
            ? `${moneyText(paid)}, pagado el ${formatDate(row.advancePaidOn, 'DD/MM/AAA')}`
            : moneyText(asked)}
        </Fact>
      )}
      {lines.length > 0 ? <Fact label="Gastado">{moneyText(spent)}</Fact> : null}
      {cut ? <Fact label="Se paga">{moneyText(sanctioned)}</Fact> : null}
      {Number(paid) > 0 || lines.length > 0 ? <Fact label="Saldo">{balanceText(row)}</Fact> : null}
      {Number(returned) > 0 ? <Fact label="Devuelto">{moneyText(returned)}</Fact> : null}
      {trip ? <Fact label="Viaje o centro de costo">{trip}</Fact> : null}
    </Facts>
  );
}
