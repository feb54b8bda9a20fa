import { counted } from '@contract/core/counted';
import { longDay } from '@contract/core/rangeText';
import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type DecideOvertimeApiArg,
  useDecideOvertimeMutation,
} from '@/services/wms/generated/hours.gen';
import { personHoursPath } from '@/utils/timePaths';
import { HourTabs } from '../components/HourTabs';
import { dayColumns } from '../components/hourColumns';
import { overtimeGrid, type SeenDay, seenDays } from '../overtimeGrid';
import { useDecidesOvertime } from '../useDecidesOvertime';

type Move = 'approve' | 'bank' | 'reject' | 'reopen';

const moveWords = {
  approve: { label: 'Aprobar', icon: 'check', what: 'Cuentan como extras desde ahora.' },
  bank: {
    label: 'Al banco',
    icon: 'bank',
    what: 'No se pagan: suman tiempo al banco de cada persona, según su acuerdo.',
  },
  reject: {
    label: 'No aprobar',
    icon: 'close',
    what: 'Quedan trabajadas, y no se pagan como extras.',
  },
  reopen: { label: 'Dejar sin decidir', icon: 'undo', what: 'Vuelven a esperar una decisión.' },
} as const;

interface Change extends ChosenRows {
  move: Move;
  seen: SeenDay[];
}

function Content() {
  const places = usePlaces();
  const decides = useDecidesOvertime();
  const columns = useMemo(() => dayColumns(places), [places]);
  const [change, setChange] = useState<Change | null>(null);
  const actions = useMemo(
    (): BulkAction[] =>
      (Object.keys(moveWords) as Move[]).map((move) => ({
        label: moveWords[move].label,
        icon: moveWords[move].icon,
        danger: move === 'reject',
        open: (rows, count) =>
          setChange({
            move,
            rows,
            count,
            seen: seenDays(rows.kind === 'rows' ? rows.ids : undefined),
          }),
      })),
    [],
  );
  return (
    <Page title="Horas extras" width="wide">
      <HourTabs />
      <DataGrid
        list={overtimeGrid}
        label="Días"
        columns={columns}
        rowName={(row) => `${row.personName}, ${longDay(row.day)}`}
        rowPath={(row) => personHoursPath(row.personId, row.day)}
        bulkActions={decides ? actions : undefined}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="hours" title="No hay horas extras por decidir">
            Las que haga la gente de tu equipo aparecen acá.
          </StateMessage>
        }
      />
      {change ? <DecideDialog change={change} onClose={() => setChange(null)} /> : null}
    </Page>
  );
}

type Back = Pick<DecideOvertimeApiArg, 'move' | 'reason' | 'seen'>;

const withReason = contractResolver(z.object({ reason }));
const without = contractResolver(z.object({ reason: z.string() }));

/** Says what will happen to how many days, and asks why. */
function DecideDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const { move, rows, count, seen } = change;
  const { label, what } = moveWords[move];
  const [send] = useDecideOvertimeMutation();
  const form = useForm<{ reason: string }>({
    resolver: move === 'reopen' ? without : withReason,
    defaultValues: { reason: '' },
  });
  const title = `${label}: extras de ${counted(count, 'día', 'días')}`;
  return (
    <BulkFormDialog
      title={title}
      form={form}
      submitLabel={label}
      tone={move === 'reject' ? 'danger' : 'normal'}
      send={(values) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as DecideOvertimeApiArg['selection'];
        return send({ selection, move, seen, reason: values.reason.trim() }).unwrap();
      }}
      undo={(selection, back) => send({ selection, ...(back as Back) }).unwrap()}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {move === 'reopen' ? null : (
        <TextInput name="reason" label="Motivo" rows={2} maxLength={300} autoFocus />
      )}
    </BulkFormDialog>
  );
}

/** The days on which people worked more than was planned, to be decided, many at once. */
export function OvertimePage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Content />
    </RequirePermission>
  );
}
