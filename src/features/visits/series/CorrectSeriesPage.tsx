import { useNavigate, useParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useGetVisitSeriesQuery,
  useSaveVisitSeriesMutation,
  type VisitSeriesDetail,
} from '@/services/wms/generated/visits.gen';
import { seriesPath } from '@/utils/visitPaths';
import { SeriesFields } from './SeriesFields';
import { seriesForm } from './seriesForm';

/** /visits/series/:id/edit: changes its visits to come that nobody touched. */
export function CorrectSeriesPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetVisitSeriesQuery(id);
  return (
    <RequirePermission flag="VISITS.plan">
      <Page
        title="Cambiar la serie"
        width="reading"
        back={{ to: seriesPath(id), label: query.data?.number ?? 'Serie' }}
        purpose="Cambia las visitas por venir que nadie tocó ni se publicaron."
      >
        <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
          {(series) =>
            series.actions.includes('correct') ? (
              <CorrectForm series={series} />
            ) : (
              <StateMessage icon="lock" title="Esta serie ya no se cambia">
                Está terminada: planificá otra.
              </StateMessage>
            )
          }
        </QueryState>
      </Page>
    </RequirePermission>
  );
}

function CorrectForm({ series }: { series: VisitSeriesDetail }) {
  const navigate = useNavigate();
  const [save] = useSaveVisitSeriesMutation();
  const { form, record, conflictFields } = useRecordForm(seriesForm, {
    row: { ...series, personId: series.person?.id ?? null },
    send: save,
    saved: 'Serie cambiada',
    onDone: () => navigate(seriesPath(series.id), { replace: true }),
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Guardar"
      onCancel={() => navigate(-1)}
    >
      <SeriesFields id={series.id} />
    </RecordForm>
  );
}
