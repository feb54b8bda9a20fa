import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { Icon } from '@/components/icons/Icon';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import {
  type HistoryRow,
  useDeletePersonHistoryMutation,
  useListPersonHistoryQuery,
} from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';
import { historyText, kindTexts } from '../historyModel';
import { HistoryDialog } from './HistoryDialog';
import { HistoryMark } from './HistoryMark';
import { HistoryTable } from './HistoryTable';

import type { PartProps } from './PartProps';

type Asking = { kind: 'add' } | { kind: 'edit' | 'delete'; row: HistoryRow };

/** Since when each thing of somebody's job holds. */
export function HistoryTab({ id, keeps }: PartProps) {
  const query = useListPersonHistoryQuery(id);
  const [shape, setShape] = useState<'line' | 'table'>('line');
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const actions = (row: HistoryRow) => {
    const what = `${kindTexts[row.kind]}: ${historyText(row)}`;
    return keeps ? (
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <IconButton
          aria-label={`Corregir ${what}`}
          onClick={() => setAsking({ kind: 'edit', row })}
        >
          <Icon name="edit" fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={`Quitar ${what}`}
          onClick={() => setAsking({ kind: 'delete', row })}
        >
          <Icon name="delete" fontSize="small" />
        </IconButton>
      </Box>
    ) : null;
  };
  const View = shape === 'line' ? HistoryTimeline : HistoryTable;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Cómo se ve"
          value={shape}
          onChange={(_event, next: typeof shape | null) => next && setShape(next)}
        >
          <ToggleButton value="line">Línea de tiempo</ToggleButton>
          <ToggleButton value="table">Tabla</ToggleButton>
        </ToggleButtonGroup>
        {keeps ? (
          <Button startIcon={<Icon name="add" />} onClick={() => setAsking({ kind: 'add' })}>
            Anotar un cambio
          </Button>
        ) : null}
      </Box>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="clock" title="Nada cambió desde su ingreso">
            Cada cambio de puesto, área, responsable, categoría, convenio, sueldo o sindicato va a
            quedar acá con el día desde el que rige.
          </StateMessage>
        }
      >
        {({ rows }) => <View rows={rows} actions={actions} />}
      </QueryState>
      {asking?.kind === 'delete' ? (
        <DeleteHistoryDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
      {asking && asking.kind !== 'delete' ? (
        <HistoryDialog
          personId={id}
          row={asking.kind === 'edit' ? asking.row : null}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface DeleteHistoryDialogProps {
  personId: number;
  row: HistoryRow;
  onClose: () => void;
}

function DeleteHistoryDialog({ personId, row, onClose }: DeleteHistoryDialogProps) {
  const [send] = useDeletePersonHistoryMutation();
  const { id, version } = row;
  return (
    <RemoveDialog
      title="¿Quitar este cambio?"
      removed="Se quitó el cambio"
      send={() => send({ personId, id, version })}
      onClose={onClose}
    >
      {kindTexts[row.kind]}: {historyText(row)}, desde el {dayText(row.effectiveFrom)}. Desde ese
      día vuelve a regir lo que había antes. La auditoría lo conserva.
    </RemoveDialog>
  );
}

interface HistoryTimelineProps {
  rows: readonly HistoryRow[];
  actions: (row: HistoryRow) => ReactNode;
}

/** The changes, the latest first; those to come stand on top. */
function HistoryTimeline({ rows, actions }: HistoryTimelineProps) {
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <TimelineItem key={row.id} pending={!row.begun}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {kindTexts[row.kind]}:{' '}
                  </Box>
                  {historyText(row)}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {[`Desde el ${dayText(row.effectiveFrom)}`, row.author]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
                <HistoryMark row={row} />
              </Box>
              {actions(row)}
            </Box>
          </TimelineItem>
        ))}
      </Box>
    </Card>
  );
}
