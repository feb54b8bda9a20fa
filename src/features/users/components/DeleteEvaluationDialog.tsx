import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { type Evaluation, useDeleteEvaluationMutation } from '@/services/wms/generated/users.gen';
import { quarterText } from '../evaluationModel';

interface DeleteEvaluationDialogProps {
  personId: number;
  row: Evaluation;
  onClose: () => void;
}

export function DeleteEvaluationDialog({ personId, row, onClose }: DeleteEvaluationDialogProps) {
  const [send] = useDeleteEvaluationMutation();
  const { id, version, period, evaluator } = row;
  return (
    <RemoveDialog
      title="¿Quitar esta evaluación?"
      removed="Se quitó la evaluación"
      send={() => send({ personId, id, version })}
      onClose={onClose}
    >
      La evaluación de {evaluator} ({quarterText(period).toLowerCase()}) deja de contar en el
      promedio. La auditoría conserva lo que se quita.
    </RemoveDialog>
  );
}
