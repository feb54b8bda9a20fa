import { counted } from '@contract/core/counted';
import { longDay } from '@contract/core/rangeText';
import { assignmentRecord as record } from '@contract/schedules/assignment';
import Alert from '@mui/material/Alert';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Choice } from '@/components/data-grid/gridColumn';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import type { HeldBy } from '@/components/record/recordForm';
import { TargetInputs } from '@/components/references/TargetInputs';
import {
  type Rotation,
  type Shift,
  usePreviewAssignmentQuery,
} from '@/services/wms/generated/schedules.gen';

import { type AssignmentForm, firstDays } from './assignmentForm';

interface AssignmentFieldsProps {
  model: AssignmentForm;
  /** The id of the corrected assignment, whose target stays. */
  id: number | undefined;
  targetName: string | undefined;
  rotations: readonly Rotation[];
  shifts: readonly Shift[];
  areas: readonly Choice[];
  sites: readonly Choice[];
}

/** The fields say who works by which rotation, and since when; below stands what that plans. */
export function AssignmentFields(props: AssignmentFieldsProps) {
  const { model, id, targetName, rotations, shifts, areas, sites } = props;
  const rotationId = useWatch({ name: 'rotationId' });
  const kept = id !== undefined;
  const rotation = rotations.find((one) => one.id === rotationId);
  const choices = rotations
    .filter((one) => one.active || one.id === rotationId)
    .map((one) => ({ value: one.id, label: one.name }));
  const hint = kept
    ? `De ${targetName}. Para otra persona o lugar, hacé otra asignación.`
    : undefined;
  return (
    <>
      <TargetInputs record={record} kept={kept} hint={hint} areas={areas} sites={sites} />
      <RecordInput record={record} name="rotationId" options={choices} />
      <RecordInput record={record} name="fromDay" />
      <RecordInput record={record} name="toDay" hint="Vacío: sigue hasta que le pongas un fin." />
      <SelectInput
        name="firstDay"
        label={rotation?.byWeek ? 'Empieza por la semana' : record.fields.firstDay.label}
        options={firstDays(rotation, shifts)}
        placeholder="Elegí primero la rotación"
      />
      <RecordInput record={record} name="onHolidays" />
      <AssignmentPreview model={model} id={id} />
    </>
  );
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** "Va a planificar 22 turnos de 3 personas hasta el 31/12/2026." */
function AssignmentPreview({ model, id }: Pick<AssignmentFieldsProps, 'model' | 'id'>) {
  const { formState } = useFormContext();
  const held = useWatch() as HeldBy<AssignmentForm>;
  const { target, rotationId, fromDay, toDay, firstDay } = held;
  const whom = target === '' ? '' : held[`${target}Id`];
  const ready = whom && rotationId && isDay(fromDay) && (!toDay || isDay(toDay)) && firstDay;
  const inOrder = !toDay || toDay >= fromDay;
  const { data, isError } = usePreviewAssignmentQuery(
    { ...model.input(held), id } as Parameters<typeof usePreviewAssignmentQuery>[0],
    { skip: !ready || !inOrder },
  );
  if (!ready || !inOrder || !data || isError || formState.isSubmitting) return null;
  const { shifts, people, until } = data;
  const of = people > 1 ? ` de ${counted(people, 'persona', 'personas')}` : '';
  return (
    <Alert severity="info" role="status">
      {shifts > 0
        ? `Va a planificar ${counted(shifts, 'turno', 'turnos')}${of} en borrador hasta el ${longDay(until)}. Lo que ya está publicado o se puso a mano no cambia.`
        : 'No planifica nada nuevo por ahora: esos días ya tienen turnos, son francos o quedan más adelante.'}
    </Alert>
  );
}
