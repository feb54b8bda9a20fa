import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type Evaluation, useDeleteEvaluationMutation } from '../api';
import { quarterText } from '../evaluationModel';

interface DeleteEvaluationDialogProps {
  personId: number;
  row: Evaluation;
  onClose: () => void;
}

export function DeleteEvaluationDialog({ personId, row, onClose }: DeleteEvaluationDialogProps) {
  const [send] = useDeleteEvaluationMutation();
  const notify = useNotice();
  const { id, version, period, evaluator } = row;
  return (
    <ConfirmDialog
      open
      title="¿Quitar esta evaluación?"
      confirmLabel="Quitar"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await send({ personId, id, version });
        onClose();
        if (!error) notify({ text: 'Se quitó la evaluación' });
      }}
    >
      La evaluación de {evaluator} ({quarterText(period).toLowerCase()}) deja de contar en el
      promedio. La auditoría conserva lo que se quita.
    </ConfirmDialog>
  );
}
