import { parameterFields } from '@contract/admin/parameter';
import Alert from '@mui/material/Alert';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { DecimalInput } from '@/components/form/DecimalInput';
import { useFollowedVersion } from '@/components/form/useFollowedVersion';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type ParameterValue, useSaveParameterMutation } from '@/services/wms/generated/admin.gen';
import { formatDate } from '@/utils/formatDate';
import { figureText, type ParameterRow } from '../../parameterModel';

const schema = parameterFields.omit({ code: true });
type Values = z.infer<typeof schema>;
const valuesOf = (value: ParameterValue | null): Values => ({
  validFrom: value?.validFrom ?? '',
  value: value?.value ?? '',
});

interface ParameterDialogProps {
  row: ParameterRow;
  /** Null: a new one. */
  value: ParameterValue | null;
  onClose: () => void;
}

export function ParameterDialog({ row, value, onClose }: ParameterDialogProps) {
  const { code, kind } = row;
  const notify = useNotice();
  const [send] = useSaveParameterMutation();
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: valuesOf(value),
  });
  const version = useFollowedVersion(form, value, valuesOf);
  const validFrom = useWatch({ control: form.control, name: 'validFrom' });
  const save = useVersionedSave<Values, ParameterValue>(async (values, version) => {
    const own = value ? { id: value.id, version } : {};
    await send({ code, ...values, ...own }).unwrap();
    notify({ text: `Se guardó «${kind.name}»` });
    onClose();
  });
  const fields = (mine: Values, stored: ParameterValue) => [
    { label: 'Valor', mine: figureText(kind, mine.value), stored: figureText(kind, stored.value) },
    {
      label: 'Rige desde',
      mine: formatDate(mine.validFrom, 'DD/MM/AAA'),
      stored: formatDate(stored.validFrom, 'DD/MM/AAA'),
    },
  ];
  return (
    <>
      <FormDialog
        open
        title={value ? `Corregir: ${kind.name}` : `Nuevo valor: ${kind.name}`}
        form={form}
        submitLabel="Guardar"
        onSubmit={(values) => save.save(values, version)}
        onClose={onClose}
      >
        <DateInput<Values> name="validFrom" label="Rige desde" />
        <DecimalInput<Values>
          name="value"
          label="Valor"
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
      </FormDialog>
      <SaveConflict
        versioned={save}
        conflictFields={fields}
        onKeepStored={(stored) => {
          form.reset(valuesOf(stored));
          onClose();
        }}
      />
    </>
  );
}
