import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import {
  type HistoryRow,
  useDeletePersonHistoryMutation,
} from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';
import { historyText, kindTexts } from '../historyModel';

interface DeleteHistoryDialogProps {
  personId: number;
  row: HistoryRow;
  onClose: () => void;
}

export function DeleteHistoryDialog({ personId, row, onClose }: DeleteHistoryDialogProps) {
  const [send] = useDeletePersonHistoryMutation();
  const { id, version } = row;
  return (
    <RemoveDialog
      title="¿Quitar este cambio?"
      removed="Se quitó el cambio"
      send={() => send({ personId, id, version })}
      onClose={onClose}
    >
      {kindTexts[row.kind]}: {historyText(row)}, desde el {dayText(row.effectiveFrom)}. Desde ese
      día vuelve a regir lo que había antes. La auditoría lo conserva.
    </RemoveDialog>
  );
}
