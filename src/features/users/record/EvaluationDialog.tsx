import { evaluationRecord as record } from '@contract/users/evaluation';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { type Evaluation, useSaveEvaluationMutation } from '@/services/wms/generated/users.gen';
import { evaluationForm, quarterOptions, scoreOptions } from '../evaluationModel';

const { period, score } = record.fields;

interface EvaluationDialogProps {
  personId: number;
  /** Null to write one. */
  row: Evaluation | null;
  onClose: () => void;
}

export function EvaluationDialog({ personId, row, onClose }: EvaluationDialogProps) {
  const [send] = useSaveEvaluationMutation();
  const edit = useRecordForm(evaluationForm, {
    row,
    draftKey: `evaluation/${personId}/${row?.id ?? 'new'}`,
    send: (fields) => send({ ...fields, personId }),
    saved: row ? 'Cambios guardados' : 'Se guardó la evaluación',
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? 'Editar evaluación' : 'Evaluar'}
      submitLabel={row ? 'Guardar' : 'Evaluar'}
      onClose={onClose}
      {...edit}
    >
      <SelectInput name="period" label={period.label} options={quarterOptions(row?.period)} />
      <SelectInput name="score" label={score.label} options={scoreOptions} />
      <RecordInput
        record={record}
        name="comment"
        hint="Lo leen sus responsables y quien administra personas; la persona ve solo el promedio."
      />
    </RecordDialog>
  );
}
