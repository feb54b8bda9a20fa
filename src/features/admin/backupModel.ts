import { backupPlanRecord } from '@contract/admin/backup';
import { counted } from '@contract/core/counted';
import { recordForm } from '@/components/record/recordForm';
import type { BackupCopy } from '@/services/wms/generated/admin.gen';

const reasons: Record<NonNullable<BackupCopy['reason']>, string> = {
  manual: 'A pedido',
  daily: 'Diaria',
  beforeRestore: 'Antes de restaurar',
};

export const reasonText = ({ reason }: BackupCopy): string =>
  reason === null ? 'No se puede leer' : reasons[reason];

export const backupPlanForm = recordForm(backupPlanRecord);

const usual = [7, 14, 30, 60, 90, 180, 365];

/** How long copies may be kept, with what was chosen elsewhere among them. */
export const keepChoices = (chosen: number) =>
  [...new Set([...usual, chosen])]
    .sort((a, b) => a - b)
    .map((days) => ({ value: String(days), label: counted(days, 'día', 'días') }));
