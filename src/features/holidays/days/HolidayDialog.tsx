import { houseHolidayRecord as record } from '@contract/holidays/houseHoliday';
import { useMemo } from 'react';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import {
  type HouseHoliday,
  useSaveHouseHolidayMutation,
} from '@/services/wms/generated/holidays.gen';
import { houseHolidayForm } from './houseHolidayForm';

interface HolidayDialogProps {
  /** Null to add one. */
  row: HouseHoliday | null;
  onClose: () => void;
}

export function HolidayDialog({ row, onClose }: HolidayDialogProps) {
  const [send] = useSaveHouseHolidayMutation();
  const { sites } = usePlaces();
  const model = useMemo(() => houseHolidayForm(sites), [sites]);
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? 'Editar el día' : 'Agregar un día'}
      added="Día agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="day" />
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="siteId" options={sites} />
      <RecordInput record={record} name="worked" />
    </RecordEditor>
  );
}
