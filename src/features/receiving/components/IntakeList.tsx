import { intakeLineRecord } from '@contract/receiving/intake';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { ServerImage } from '@/components/files/ServerImage';
import { Icon } from '@/components/icons/Icon';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import {
  type ArrivalDetail,
  type Intake,
  type IntakeLine,
  useReverseIntakeMutation,
} from '@/services/wms/generated/receiving.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { intakeLabelsPath } from '@/utils/receivingPaths';

const { condition } = intakeLineRecord.fields;

/** Each time that goods came in, the last first; any of them is taken back by itself. */
export function IntakeList({ arrival }: { arrival: ArrivalDetail }) {
  const [asking, setAsking] = useState<Intake | null>(null);
  const [reverse] = useReverseIntakeMutation();
  const may = arrival.actions.includes('reverse');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {arrival.intakes.map((intake) => (
        <IntakeCard
          key={intake.id}
          intake={intake}
          onReverse={may && intake.state === 'received' ? () => setAsking(intake) : undefined}
        />
      ))}
      {asking ? (
        <ReasonDialog
          title={`¿Revertir el ingreso ${asking.number}?`}
          submitLabel="Revertir"
          onSubmit={(reason) => reverse({ intakeId: asking.id, reason }).unwrap()}
          onClose={() => setAsking(null)}
        >
          Sus unidades salen de la existencia. Los otros ingresos de esta recepción quedan como
          están.
        </ReasonDialog>
      ) : null}
    </Box>
  );
}

interface IntakeCardProps {
  intake: Intake;
  onReverse: (() => void) | undefined;
}

function IntakeCard({ intake, onReverse }: IntakeCardProps) {
  const { number, at, person, state, reversedBy, reason, lines } = intake;
  const reversed = state === 'reversed';
  const [printing, setPrinting] = useState(false);
  return (
    <Card
      component="article"
      aria-label={`Ingreso ${number}`}
      sx={{ p: 2, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="h4" sx={{ whiteSpace: 'nowrap' }}>
            {number}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {[formatDate(at, 'DD/MM/AAA HS:MN'), person?.name].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {reversed ? null : (
          <Button
            size="small"
            startIcon={<Icon name="qr" />}
            aria-label={`Etiquetas de ${number}`}
            onClick={() => setPrinting(true)}
          >
            Etiquetas
          </Button>
        )}
        {onReverse ? (
          <Button size="small" aria-label={`Revertir ${number}`} onClick={onReverse}>
            Revertir
          </Button>
        ) : null}
      </Box>
      {reversed ? (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {`Revertido${reversedBy ? ` por ${reversedBy.name}` : ''}: ${reason}`}
        </Typography>
      ) : null}
      <Box
        component="ul"
        sx={{ m: 0, pl: 2.5, textDecoration: reversed ? 'line-through' : 'none' }}
      >
        {lines.map((line) => (
          <li key={line.id}>{intakeText(line)}</li>
        ))}
      </Box>
      {intake.photoUrl ? (
        <ServerImage
          src={intake.photoUrl}
          alt={`Remito del ingreso ${number}`}
          sx={{ maxWidth: 260, width: '100%', borderRadius: 1 }}
        />
      ) : null}
      {printing ? (
        <ServerPdfDialog
          name={`Etiquetas ${number}`}
          address={intakeLabelsPath([intake.id])}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </Card>
  );
}

const intakeText = (line: IntakeLine): string =>
  [
    `${formatNumber(line.quantity)} de ${line.productName}`,
    line.lotCode && `lote ${line.lotCode}`,
    line.expiresOn && `vence ${formatDate(line.expiresOn, 'DD/MM/AAA')}`,
    line.condition !== 'good' && condition.labels[line.condition].toLowerCase(),
    `en ${line.locationCode}`,
    line.putAway > 0 && `${formatNumber(line.putAway)} guardadas`,
    line.reason,
  ]
    .filter(Boolean)
    .join(' · ');
