import { personHistoryRecord } from '@contract/users/personHistory';
import { useForm, useFormContext } from 'react-hook-form';
import type { ConflictField } from '@/components/dialog/conflictField';
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
import { salaryText, tieText } from '@/utils/payTexts';
import { dayText } from '@/utils/personTexts';
import {
  type HistoryValues,
  historyForm,
  historyText,
  historyValues,
  kindTexts,
  toChange,
} from '../historyModel';
import { basisOptions, tieOptions } from '../payForm';
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
    compared: { values: historyValues, conflict: historyConflict },
    send: async (values, version) => {
      const { effectiveFrom } = values;
      const fields = { personId, effectiveFrom, change: toChange(values) };
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
      notify({ text: row ? 'Se corrigió la historia' : 'Se anotó el cambio' });
    },
    onDone: onClose,
  });
  const names = useHistoryNames(record.versioned.conflict);
  return (
    <RecordDialog
      title={row ? 'Corregir un cambio' : 'Anotar un cambio'}
      form={form}
      record={record}
      submitLabel={row ? 'Guardar' : 'Anotar'}
      conflictFields={(mine, stored) => historyConflict(mine, stored, names)}
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

interface HistoryNames {
  area: (id: number | '') => string | undefined;
  person: (id: number) => string | undefined;
}

const unnamed: HistoryNames = { area: () => undefined, person: () => undefined };

/** Both versions of a change, as people read them. */
function historyConflict(
  mine: HistoryValues,
  stored: HistoryRow,
  names = unnamed,
): ConflictField[] {
  const { change } = mine;
  const texts: Record<HistoryRow['kind'], string> = {
    position: change.position || '—',
    category: change.category || '—',
    agreement: change.agreement || '—',
    place: names.area(change.areaId) ?? '—',
    manager: change.managerId ? (names.person(change.managerId) ?? '—') : 'A nadie',
    salary: salaryText(change.salary || null, change.salaryBasis || null),
    union: tieText(change.unionTie),
  };
  return [
    {
      name: 'change',
      label: kindTexts[stored.kind],
      mine: texts[mine.kind],
      stored: historyText(stored),
    },
    {
      name: 'effectiveFrom',
      label: fields.effectiveFrom.label,
      mine: dayText(mine.effectiveFrom),
      stored: dayText(stored.effectiveFrom),
    },
  ].filter((field) => field.mine !== field.stored);
}

function useHistoryNames(conflict: { mine: HistoryValues } | null): HistoryNames {
  const areas = useAreaOptions();
  const managerId = conflict?.mine.change.managerId;
  const person = usePersonNames(managerId ? [managerId] : []);
  return { area: (id) => areas.find(({ value }) => value === id)?.label, person };
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
    case 'union':
      return (
        <SelectInput<HistoryValues>
          name="change.unionTie"
          label={kindTexts.union}
          options={tieOptions}
        />
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
