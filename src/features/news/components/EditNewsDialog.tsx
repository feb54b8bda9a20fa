import { RecordEditor } from '@/components/record/RecordEditor';
import {
  type NewsDetail,
  useListNewsTypesQuery,
  useUpdateNewsMutation,
} from '@/services/wms/generated/news.gen';
import { newsForm } from '../newsForm';
import { NewsFields } from './NewsFields';

interface EditNewsDialogProps {
  row: NewsDetail;
  onClose: () => void;
}

/** Puts right what is not validated yet. */
export function EditNewsDialog({ row, onClose }: EditNewsDialogProps) {
  const { data } = useListNewsTypesQuery();
  const types = (data?.rows ?? []).filter(({ id, active }) => active || id === row.typeId);
  const [update] = useUpdateNewsMutation();
  return (
    <RecordEditor
      model={newsForm(types)}
      row={row}
      title="Corregir la novedad"
      send={({ version = row.version, ...fields }) => update({ ...fields, id: row.id, version })}
      onClose={onClose}
    >
      <NewsFields types={types} />
    </RecordEditor>
  );
}
