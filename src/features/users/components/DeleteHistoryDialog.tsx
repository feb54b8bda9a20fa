import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { dayText } from '@/utils/personTexts';
import { type HistoryRow, useDeletePersonHistoryMutation } from '../api';
import { historyText, kindTexts } from '../historyModel';

interface DeleteHistoryDialogProps {
  personId: number;
  row: HistoryRow;
  onClose: () => void;
}

export function DeleteHistoryDialog({ personId, row, onClose }: DeleteHistoryDialogProps) {
  const [send] = useDeletePersonHistoryMutation();
  const notify = useNotice();
  const { id, version } = row;
  return (
    <ConfirmDialog
      open
      title="¿Quitar este cambio?"
      confirmLabel="Quitar"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await send({ personId, id, version });
        onClose();
        if (!error) notify({ text: 'Se quitó el cambio' });
      }}
    >
      {kindTexts[row.kind]}: {historyText(row)}, desde el {dayText(row.effectiveFrom)}. Desde ese
      día vuelve a regir lo que había antes. La auditoría lo conserva.
    </ConfirmDialog>
  );
}
