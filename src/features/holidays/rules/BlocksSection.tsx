import { leaveBlockRecord as record } from '@contract/holidays/leaveBlock';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { SelectInput } from '@/components/form/SelectInput';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type LeaveBlock,
  useDeleteLeaveBlockMutation,
  useListLeaveBlocksQuery,
  useSaveLeaveBlockMutation,
} from '@/services/wms/generated/holidays.gen';
import { DeleteButton } from '../components/DeleteButton';
import { RowCard } from '../components/RowCard';
import { dayText, spanText } from '../leaveTexts';
import { blockInput, leaveBlockForm, placeOptions } from './leaveBlockForm';

const spanOf = ({ fromDay, toDay }: LeaveBlock) => {
  const text = spanText({ fromDay, toDay, part: 'whole' });
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** On which dates nobody of a place may be on vacation. */
export function BlocksSection({ edits }: { edits: boolean }) {
  const query = useListLeaveBlocksQuery();
  const [remove] = useDeleteLeaveBlockMutation();
  const [editing, setEditing] = useState<LeaveBlock | 'new' | null>(null);
  return (
    <Section
      title="Fechas bloqueadas"
      description="En esas fechas nadie del lugar puede pedir vacaciones; las demás licencias sí."
      action={
        edits ? (
          <Button startIcon={<Icon name="add" />} onClick={() => setEditing('new')}>
            Bloquear
          </Button>
        ) : null
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={2} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>No hay fechas bloqueadas.</Typography>}
      >
        {({ rows }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <RowCard
                key={row.id}
                title={spanOf(row)}
                detail={`${row.place ?? 'Toda la organización'} · ${row.reason}`}
              >
                {edits ? (
                  <>
                    <IconButton
                      aria-label={`Editar el bloqueo del ${dayText(row.fromDay)}`}
                      onClick={() => setEditing(row)}
                    >
                      <Icon name="edit" fontSize="small" />
                    </IconButton>
                    <DeleteButton
                      what={`el bloqueo del ${dayText(row.fromDay)}`}
                      onDelete={() => remove({ id: row.id, version: row.version })}
                    >
                      Esos días se van a poder pedir.
                    </DeleteButton>
                  </>
                ) : null}
              </RowCard>
            ))}
          </Card>
        )}
      </QueryState>
      {editing ? (
        <BlockDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
    </Section>
  );
}

interface BlockDialogProps {
  /** Null to add one. */
  row: LeaveBlock | null;
  onClose: () => void;
}

function BlockDialog({ row, onClose }: BlockDialogProps) {
  const [send] = useSaveLeaveBlockMutation();
  const places = usePlaces();
  const model = useMemo(() => leaveBlockForm(places), [places]);
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? 'Editar el bloqueo' : 'Bloquear fechas'}
      added="Fechas bloqueadas"
      send={(fields) => send(blockInput(fields))}
      onClose={onClose}
    >
      <SelectInput name="place" label="Dónde" options={placeOptions(places)} />
      <RecordInput record={record} name="fromDay" />
      <RecordInput record={record} name="toDay" />
      <RecordInput record={record} name="reason" hint="Lo lee quien quiera pedir esos días." />
    </RecordEditor>
  );
}
