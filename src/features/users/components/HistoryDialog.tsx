import { effectField } from '@contract/users/effectField';
import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { type HistoryRow, useSavePersonHistoryMutation } from '@/services/wms/generated/users.gen';
import {
  type HistoryValues,
  historyForm,
  historyValues,
  kindOptions,
  toChange,
} from '../historyModel';
import { useHistoryConflict } from '../useHistoryConflict';
import { HistoryFields } from './HistoryFields';

const resolver = contractResolver(historyForm);

interface HistoryDialogProps {
  personId: number;
  /** Null to add one. */
  row: HistoryRow | null;
  onClose: () => void;
}

export function HistoryDialog({ personId, row, onClose }: HistoryDialogProps) {
  const [send] = useSavePersonHistoryMutation();
  const notify = useNotice();
  const form = useForm<HistoryValues>({ resolver, defaultValues: historyValues(row) });
  const record = useRecordSave<HistoryValues, HistoryRow>({
    form,
    draftKey: `history/${personId}/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const { effectiveFrom } = values;
      const fields = { personId, effectiveFrom, change: toChange(values) };
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
      notify({ text: row ? 'Se corrigió la historia' : 'Se anotó el cambio' });
    },
    onDone: onClose,
  });
  const fields = useHistoryConflict(record.versioned.conflict);
  return (
    <RecordDialog
      title={row ? 'Corregir un cambio' : 'Anotar un cambio'}
      form={form}
      record={record}
      submitLabel={row ? 'Guardar' : 'Anotar'}
      conflictFields={() => fields}
      onClose={onClose}
    >
      <SelectInput<HistoryValues>
        name="kind"
        label="Qué cambia"
        options={kindOptions}
        disabled={row !== null}
      />
      <HistoryFields />
      <DateInput<HistoryValues>
        name="effectiveFrom"
        label={effectField.label}
        hint="Un día que pasó corrige la historia; uno por venir se aplica solo cuando llegue."
      />
    </RecordDialog>
  );
}
