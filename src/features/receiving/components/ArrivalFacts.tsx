import { arrivalRecord } from '@contract/receiving/arrival';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import type { ArrivalDetail } from '@/services/wms/generated/receiving.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';

const { fields } = arrivalRecord;

/** Tells who brings it, with which paper, until when, and how much of it is there. */
export function ArrivalFacts({ arrival }: { arrival: ArrivalDetail }) {
  const { reason, notes, receivedUnits, expectedUnits } = arrival;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3, display: 'grid', gap: 2 }}>
      {reason ? <Alert severity="info">{reason}</Alert> : null}
      <Facts>
        <Fact label="Recepción">
          <span style={{ whiteSpace: 'nowrap' }}>{arrival.number}</span>
        </Fact>
        <Fact label={fields.remito.label}>
          <span style={{ whiteSpace: 'nowrap' }}>{arrival.remito}</span>
        </Fact>
        <Fact label={fields.siteId.label}>{arrival.siteName}</Fact>
        <Fact label={fields.expectedOn.label}>{formatDate(arrival.expectedOn, 'DD/MM/AAA')}</Fact>
        <Fact label="Recibido">
          {`${formatNumber(receivedUnits)} de ${formatNumber(expectedUnits)} unidades`}
        </Fact>
        <Fact label="La cargó">{arrival.author?.name}</Fact>
        {notes ? (
          <Fact label={fields.notes.label} whole>
            {notes}
          </Fact>
        ) : null}
      </Facts>
    </Card>
  );
}
