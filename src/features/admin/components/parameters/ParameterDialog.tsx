import { parameterRecord } from '@contract/admin/parameter';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { DecimalInput } from '@/components/form/DecimalInput';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
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
  const [model] = useState(() => parameterForm(kind));
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
      {validFrom && validFrom <= row.today ? (
        <Alert severity="info">
          Esa fecha ya pasó: lo que se calcule de ahora en adelante, también sobre esos días, usa
          este valor.
        </Alert>
      ) : null}
    </RecordDialog>
  );
}
