import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
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
  const draft = useDraft(form, `evaluation/${personId}/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    EvaluationValues,
    Evaluation
  >(async (values, version) => {
    const fields = evaluationInput(values, personId);
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    notify({ text: row ? 'Cambios guardados' : 'Se guardó la evaluación' });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title={row ? 'Editar evaluación' : 'Evaluar'}
        form={form}
        draft={draft}
        submitLabel={row ? 'Guardar' : 'Evaluar'}
        onSubmit={(values) => save(values, draft.version)}
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
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? evaluationConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
