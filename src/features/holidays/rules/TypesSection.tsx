import { leaveTypeRecord as record } from '@contract/holidays/leaveType';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type LeaveType,
  useListLeaveTypesQuery,
  useSaveLeaveTypeMutation,
} from '@/services/wms/generated/holidays.gen';
import { RowCard } from '../components/RowCard';
import { leaveTypeForm } from './leaveTypeForm';
import { ruleText } from './ruleText';

/** The section tells which leave there is, and by which rules. */
export function TypesSection() {
  const query = useListLeaveTypesQuery();
  const [editing, setEditing] = useState<LeaveType | 'new' | null>(null);
  const edits = query.data?.edits ?? false;
  return (
    <Section
      title="Licencias"
      description="Un cambio vale para lo que se pida desde ahora."
      action={
        edits ? (
          <Button startIcon={<Icon name="add" />} onClick={() => setEditing('new')}>
            Agregar
          </Button>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ rows }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <RowCard
                key={row.id}
                title={row.active ? row.name : `${row.name} (no se pide más)`}
                detail={ruleText(row)}
              >
                {edits ? (
                  <IconButton aria-label={`Editar ${row.name}`} onClick={() => setEditing(row)}>
                    <Icon name="edit" fontSize="small" />
                  </IconButton>
                ) : null}
              </RowCard>
            ))}
          </Card>
        )}
      </QueryState>
      {editing ? (
        <TypeDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
    </Section>
  );
}

interface TypeDialogProps {
  /** Null to add one. */
  row: LeaveType | null;
  onClose: () => void;
}

function TypeDialog({ row, onClose }: TypeDialogProps) {
  const [send] = useSaveLeaveTypeMutation();
  return (
    <RecordEditor
      model={leaveTypeForm}
      row={row}
      title={row ? row.name : 'Agregar una licencia'}
      added="Licencia agregada"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="code" />
      <RecordInput record={record} name="unit" />
      <RecordInput record={record} name="daysAnEvent" />
      <RecordInput record={record} name="daysAYear" />
      <RecordInput record={record} name="noticeDays" />
      <RecordInput record={record} name="minServiceMonths" />
      <RecordInput record={record} name="halfDays" />
      <RecordInput record={record} name="needsCertificate" />
      <RecordInput record={record} name="paid" />
      <RecordInput record={record} name="countsAsWorked" />
      <RecordInput record={record} name="source" />
      {row?.kind === 'vacation' ? (
        <RecordInput
          record={record}
          name="startRule"
          hint="Ni el hábil siguiente, si es feriado. Recursos Humanos puede acordar otro día."
        />
      ) : (
        <RecordInput record={record} name="active" />
      )}
    </RecordEditor>
  );
}
