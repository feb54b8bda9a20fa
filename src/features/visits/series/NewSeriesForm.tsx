import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { useRecordForm } from '@/components/record/useRecordForm';
import { useSaveVisitSeriesMutation } from '@/services/wms/generated/visits.gen';
import { seriesPath } from '@/utils/visitPaths';
import { SeriesFields } from './SeriesFields';
import { type SeriesHeld, seriesForm } from './seriesForm';

interface NewSeriesFormProps {
  /** The fields of the visit that were written before it was to repeat. */
  known: Partial<SeriesHeld>;
  /** Stands before its fields. */
  first: ReactNode;
}

/** Plans a visit that repeats. */
export function NewSeriesForm({ known, first }: NewSeriesFormProps) {
  const navigate = useNavigate();
  const [save] = useSaveVisitSeriesMutation();
  const { form, record, conflictFields } = useRecordForm(seriesForm, {
    row: null,
    known,
    send: (input) => {
      const sent = save(input);
      void sent.then(({ data }) => data && navigate(seriesPath(data.id), { replace: true }));
      return sent;
    },
    saved: 'Serie planificada',
    onDone: () => undefined,
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Planificar la serie"
      onCancel={() => navigate(-1)}
    >
      {first}
      <SeriesFields />
    </RecordForm>
  );
}
