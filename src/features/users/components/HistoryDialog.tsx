import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type HistoryRow, useSavePersonHistoryMutation } from '../api';
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
  const draft = useDraft(form, `history/${personId}/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    HistoryValues,
    HistoryRow
  >(async (values, version) => {
    const { effectiveFrom } = values;
    const fields = { personId, effectiveFrom, change: toChange(values) };
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    notify({ text: row ? 'Se corrigió la historia' : 'Se anotó el cambio' });
    done();
  });
  const fields = useHistoryConflict(conflict);
  return (
    <>
      <FormDialog
        open
        title={row ? 'Corregir un cambio' : 'Anotar un cambio'}
        form={form}
        draft={draft}
        submitLabel={row ? 'Guardar' : 'Anotar'}
        onSubmit={(values) => save(values, draft.version)}
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
          label="Rige desde"
          hint="Un día que pasó corrige la historia; uno por venir se aplica solo cuando llegue."
        />
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={fields}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
