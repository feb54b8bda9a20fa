import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { usePlaces } from '@/components/references/usePlaces';
import { type HouseHoliday, useSaveHouseHolidayMutation } from '../api';
import {
  type HolidayValues,
  holidayConflict,
  holidayForm,
  holidayInput,
  holidayValues,
  WHOLE_HOUSE,
} from './holidayForm';

const resolver = contractResolver(holidayForm);

interface HolidayDialogProps {
  /** Null to add one. */
  row: HouseHoliday | null;
  onClose: () => void;
}

export function HolidayDialog({ row, onClose }: HolidayDialogProps) {
  const [send] = useSaveHouseHolidayMutation();
  const { sites } = usePlaces();
  const form = useForm<HolidayValues>({ resolver, defaultValues: holidayValues(row) });
  const record = useRecordSave<HolidayValues, HouseHoliday>({
    form,
    draftKey: `holiday/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const fields = holidayInput(values);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? 'Editar el día' : 'Agregar un día'}
      form={form}
      record={record}
      conflictFields={holidayConflict}
      onClose={onClose}
    >
      <DateInput<HolidayValues> name="day" label="Día" />
      <TextInput<HolidayValues> name="name" label="Nombre" maxLength={80} />
      <SelectInput<HolidayValues>
        name="siteId"
        label="Dónde"
        options={[{ value: WHOLE_HOUSE, label: 'Toda la organización' }, ...sites]}
      />
      <CheckInput<HolidayValues> name="worked" label="Es un feriado del país que acá se trabaja" />
    </RecordDialog>
  );
}
