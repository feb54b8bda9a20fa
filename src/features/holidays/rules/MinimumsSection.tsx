import { counted } from '@contract/core/counted';
import { areaMinimumRecord } from '@contract/holidays/areaMinimum';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type AreaMinimum,
  useListAreaMinimumsQuery,
  useSaveAreaMinimumMutation,
} from '@/services/wms/generated/holidays.gen';
import { RowCard } from '../components/RowCard';
import { areaMinimumForm } from './areaMinimumForm';

const minimumText = ({ people, staff }: AreaMinimum) =>
  `${counted(staff, 'persona', 'personas')} · ${people === null ? 'sin mínimo' : `mínimo ${people}`}`;

/** How many of each area must be there on any working day. */
export function MinimumsSection() {
  const query = useListAreaMinimumsQuery();
  const [editing, setEditing] = useState<AreaMinimum | null>(null);
  return (
    <Section
      title="Dotación mínima"
      description="Quien pide y quien decide ven si el área queda por debajo."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ rows }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <RowCard
                key={row.areaId}
                title={row.areaName}
                detail={`${row.siteName} · ${minimumText(row)}`}
              >
                <IconButton
                  aria-label={`Cambiar el mínimo de ${row.areaName}`}
                  onClick={() => setEditing(row)}
                >
                  <Icon name="edit" fontSize="small" />
                </IconButton>
              </RowCard>
            ))}
          </Card>
        )}
      </QueryState>
      {editing ? <MinimumDialog row={editing} onClose={() => setEditing(null)} /> : null}
    </Section>
  );
}

/** The version of an area whose minimum was never set. */
const NEVER_SET = 0;

interface MinimumDialogProps {
  row: AreaMinimum;
  onClose: () => void;
}

/** How many of an area must be there; nothing typed, and it is not asked for. */
function MinimumDialog({ row, onClose }: MinimumDialogProps) {
  const [save] = useSaveAreaMinimumMutation();
  const { areaId, areaName, staff, people, version } = row;
  const edit = useRecordForm(areaMinimumForm, {
    row: { id: areaId, version: version ?? NEVER_SET, people },
    send: (fields) => save({ areaId, people: fields.people, version: fields.version || null }),
    saved: 'Mínimo guardado',
    onDone: onClose,
  });
  return (
    <RecordDialog title={`Dotación mínima de ${areaName}`} onClose={onClose} {...edit}>
      <RecordInput
        record={areaMinimumRecord}
        name="people"
        hint={`Hoy trabajan ${staff}. Vacío: no se exige. Avisa antes de pedir; no lo impide.`}
        autoFocus
      />
    </RecordDialog>
  );
}
