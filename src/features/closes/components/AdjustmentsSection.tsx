import { periodAdjustmentRecord } from '@contract/closes/periodAdjustment';
import { longDay } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { selectCan } from '@/services/session/selectCan';
import {
  type PeriodAdjustment,
  useListAdjustmentsQuery,
  useRemoveAdjustmentMutation,
} from '@/services/wms/generated/closes.gen';
import { adjustedTime, monthInSentence } from '../closeTexts';

interface AdjustmentsSectionProps {
  siteId: number;
  month: string;
  closed: boolean;
}

/** These adjustments came too late for closed months and count in this one. */
export function AdjustmentsSection({ siteId, month, closed }: AdjustmentsSectionProps) {
  const rows = useListAdjustmentsQuery({ siteId, month }).data?.rows ?? [];
  const writes = useAppSelector(selectCan('HOURS.CREATE'));
  const [removing, setRemoving] = useState<PeriodAdjustment | null>(null);
  const [remove] = useRemoveAdjustmentMutation();
  if (rows.length === 0) return null;
  return (
    <Section
      title={`Ajustes que cuentan en ${monthInSentence(month)}: ${rows.length}`}
      description="De meses que ya estaban cerrados."
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'flex-start',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{row.personName}</Typography>
              <Typography variant="body2">{figureText(row)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`Del ${longDay(row.day)}. «${row.reason}» ${row.authorName}`}
              </Typography>
            </Box>
            {writes && !closed ? (
              <IconButton
                aria-label={`Quitar el ajuste de ${row.personName}`}
                onClick={() => setRemoving(row)}
              >
                <Icon name="delete" />
              </IconButton>
            ) : null}
          </Box>
        ))}
      </Box>
      {removing ? (
        <RemoveDialog
          title="¿Quitar el ajuste?"
          removed="Ajuste quitado"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          {`${removing.personName}, ${figureText(removing)}: deja de contar en ${monthInSentence(month)}.`}
        </RemoveDialog>
      ) : null}
    </Section>
  );
}

function figureText({ figure, minutes, sign }: PeriodAdjustment): string {
  const label = periodAdjustmentRecord.fields.figure.labels[figure];
  return minutes === null ? label : `${label}, ${adjustedTime(minutes, sign)}`;
}
