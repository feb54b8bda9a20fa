import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
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
  const draft = useDraft(form, `holiday/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    HolidayValues,
    HouseHoliday
  >(async (values, version) => {
    const fields = holidayInput(values);
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    done();
  });
  return (
    <>
      <FormDialog
        open
        title={row ? 'Editar el día' : 'Agregar un día'}
        form={form}
        draft={draft}
        submitLabel="Guardar"
        onSubmit={(values) => save(values, draft.version)}
        onClose={onClose}
      >
        <DateInput<HolidayValues> name="day" label="Día" />
        <TextInput<HolidayValues> name="name" label="Nombre" maxLength={80} />
        <SelectInput<HolidayValues>
          name="siteId"
          label="Dónde"
          options={[{ value: WHOLE_HOUSE, label: 'Toda la organización' }, ...sites]}
        />
        <CheckInput<HolidayValues>
          name="worked"
          label="Es un feriado del país que acá se trabaja"
        />
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? holidayConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
