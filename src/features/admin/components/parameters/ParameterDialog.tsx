import { parameterRecord } from '@contract/admin/parameter';
import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { DecimalInput } from '@/components/form/DecimalInput';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { usePlaces } from '@/components/references/usePlaces';
import { type ParameterValue, useSaveParameterMutation } from '@/services/wms/generated/admin.gen';
import { type ParameterRow, parameterForm } from '../../parameterModel';

interface ParameterDialogProps {
  row: ParameterRow;
  /** Null: a new one. */
  value: ParameterValue | null;
  onClose: () => void;
}

export function ParameterDialog({ row, value, onClose }: ParameterDialogProps) {
  const { code, kind } = row;
  const [send] = useSaveParameterMutation();
  const { sites } = usePlaces();
  const model = useMemo(() => parameterForm(kind, sites), [kind, sites]);
  const edit = useRecordForm(model, {
    row: value,
    draftKey: `parameter/${code}/${value?.id ?? 'new'}`,
    send: (fields) => send({ code, ...fields }),
    saved: `Se guardó «${kind.name}»`,
    onDone: onClose,
  });
  const validFrom = useWatch({ control: edit.form.control, name: 'validFrom' });
  return (
    <RecordDialog
      title={value ? `Corregir: ${kind.name}` : `Nuevo valor: ${kind.name}`}
      onClose={onClose}
      {...edit}
    >
      <RecordInput record={parameterRecord} name="validFrom" />
      <DecimalInput
        name="value"
        label={parameterRecord.fields.value.label}
        suffix={kind.unit}
        decimals={kind.decimals}
        hint={`Entre ${kind.min} y ${kind.max}. ${kind.source}.`}
      />
      {kind.bySite ? (
        <RecordInput
          record={parameterRecord}
          name="siteId"
          options={sites}
          disabled={value !== null}
          hint="Lo que una sede tiene propio le gana a lo de todas."
        />
      ) : null}
      {validFrom && validFrom <= row.today && !kind.toldOnly ? (
        <Alert severity="info">
          Esa fecha ya pasó: lo que se calcule de ahora en adelante, también sobre esos días, usa
          este valor.
        </Alert>
      ) : null}
    </RecordDialog>
  );
}
