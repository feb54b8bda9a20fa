import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { type Evaluation, useSaveEvaluationMutation } from '../api';
import {
  type EvaluationValues,
  evaluationConflict,
  evaluationForm,
  evaluationInput,
  evaluationValues,
  quarterOptions,
  scoreOptions,
} from '../evaluationModel';

const resolver = contractResolver(evaluationForm);

interface EvaluationDialogProps {
  personId: number;
  /** Null to write one. */
  row: Evaluation | null;
  onClose: () => void;
}

export function EvaluationDialog({ personId, row, onClose }: EvaluationDialogProps) {
  const [send] = useSaveEvaluationMutation();
  const notify = useNotice();
  const form = useForm<EvaluationValues>({ resolver, defaultValues: evaluationValues(row) });
  const record = useRecordSave<EvaluationValues, Evaluation>({
    form,
    draftKey: `evaluation/${personId}/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const fields = evaluationInput(values, personId);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
      notify({ text: row ? 'Cambios guardados' : 'Se guardó la evaluación' });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? 'Editar evaluación' : 'Evaluar'}
      form={form}
      record={record}
      submitLabel={row ? 'Guardar' : 'Evaluar'}
      conflictFields={evaluationConflict}
      onClose={onClose}
    >
      <SelectInput<EvaluationValues>
        name="period"
        label="Trimestre"
        options={quarterOptions(row?.period)}
      />
      <SelectInput<EvaluationValues> name="score" label="Puntaje" options={scoreOptions} />
      <TextInput<EvaluationValues>
        name="comment"
        label="Comentario"
        hint="Lo leen sus responsables y quien administra personas; la persona ve solo el promedio."
        rows={4}
        maxLength={2000}
        optional
      />
    </RecordDialog>
  );
}
