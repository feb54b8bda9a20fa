import { personHistoryRecord } from '@contract/users/personHistory';
import { useForm, useFormContext } from 'react-hook-form';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import { usePersonNames } from '@/components/references/usePersonNames';
import { type HistoryRow, useSavePersonHistoryMutation } from '@/services/wms/generated/users.gen';
import { salaryText } from '@/utils/payTexts';
import { dayText } from '@/utils/personTexts';
import {
  type HistoryValues,
  historyForm,
  historyText,
  historyValues,
  kindTexts,
  toChange,
} from '../historyModel';
import { basisOptions } from '../payForm';
import { useAreaOptions } from '../useAreaOptions';

const { fields } = personHistoryRecord;
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
  const differing = useHistoryConflict(record.versioned.conflict);
  return (
    <RecordDialog
      title={row ? 'Corregir un cambio' : 'Anotar un cambio'}
      form={form}
      record={record}
      submitLabel={row ? 'Guardar' : 'Anotar'}
      conflictFields={() => differing}
      onClose={onClose}
    >
      <RecordInput record={personHistoryRecord} name="kind" disabled={row !== null} />
      <HistoryFields />
      <RecordInput
        record={personHistoryRecord}
        name="effectiveFrom"
        hint="Un día que pasó corrige la historia; uno por venir se aplica solo cuando llegue."
      />
    </RecordDialog>
  );
}

/** Both versions of a change, as people read them. */
function useHistoryConflict(
  conflict: { mine: HistoryValues; stored: HistoryRow } | null,
): ConflictField[] {
  const areas = useAreaOptions();
  const managerId = conflict?.mine.change.managerId;
  const nameOf = usePersonNames(managerId ? [managerId] : []);
  if (!conflict) return [];
  const { mine, stored } = conflict;
  const { change } = mine;
  const texts: Record<HistoryRow['kind'], string> = {
    position: change.position || '—',
    category: change.category || '—',
    agreement: change.agreement || '—',
    place: areas.find(({ value }) => value === change.areaId)?.label ?? '—',
    manager: change.managerId ? (nameOf(change.managerId) ?? '—') : 'A nadie',
    salary: salaryText(change.salary || null, change.salaryBasis || null),
  };
  return [
    { label: kindTexts[stored.kind], mine: texts[mine.kind], stored: historyText(stored) },
    {
      label: fields.effectiveFrom.label,
      mine: dayText(mine.effectiveFrom),
      stored: dayText(stored.effectiveFrom),
    },
  ].filter((field) => field.mine !== field.stored);
}

/** The value of a change, by its kind. */
function HistoryFields() {
  const kind = useFormContext<HistoryValues>().watch('kind');
  const areas = useAreaOptions();
  switch (kind) {
    case 'place':
      return (
        <SelectInput<HistoryValues> name="change.areaId" label={kindTexts.place} options={areas} />
      );
    case 'manager':
      return (
        <PersonInput
          name="change.managerId"
          label={kindTexts.manager}
          hint="Vacío: a nadie."
          optional
        />
      );
    case 'salary':
      return (
        <>
          <SelectInput<HistoryValues>
            name="change.salaryBasis"
            label={fields.salaryBasis.label}
            options={basisOptions}
          />
          <DecimalInput<HistoryValues> name="change.salary" label={kindTexts.salary} prefix="$" />
        </>
      );
    case 'category':
      return (
        <TextInput<HistoryValues>
          name="change.category"
          label={fields.category.label}
          maxLength={fields.category.max}
          optional
        />
      );
    case 'agreement':
      return (
        <TextInput<HistoryValues>
          name="change.agreement"
          label={fields.agreement.label}
          maxLength={fields.agreement.max}
          optional
        />
      );
    default:
      return (
        <TextInput<HistoryValues>
          name="change.position"
          label={fields.position.label}
          maxLength={fields.position.max}
          optional
        />
      );
  }
}
