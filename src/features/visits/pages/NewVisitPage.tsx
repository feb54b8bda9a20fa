import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import type { HeldBy } from '@/components/record/recordForm';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useSaveVisitMutation } from '@/services/wms/generated/visits.gen';
import { routes } from '@/utils/paths';
import { visitPath } from '@/utils/visitPaths';
import { VisitFields } from '../components/VisitForm';
import { NewSeriesForm } from '../series/NewSeriesForm';
import { RepeatsChoice } from '../series/RepeatsChoice';
import type { SeriesHeld } from '../series/seriesForm';
import { visitForm } from '../visitForm';

type Held = HeldBy<typeof visitForm>;

/** /visits/new: a visit of one day, or one that repeats; what was written goes along from one to the other. */
export function NewVisitPage() {
  const [params, setParams] = useSearchParams();
  const repeats = params.get('serie') !== null;
  const [visit, setVisit] = useState<Partial<Held>>({});
  const [series, setSeries] = useState<Partial<SeriesHeld>>({});
  const toSeries = ({ day, ...held }: Held) => {
    setSeries({ ...held, startDay: day });
    setParams({ serie: '1' }, { replace: true });
  };
  const toVisit = ({ startDay, repeat: _, onHoliday: __, onLeave: ___, ...held }: SeriesHeld) => {
    const { choices: ____, ...kept } = held;
    setVisit({ ...kept, day: startDay });
    setParams({}, { replace: true });
  };
  return (
    <RequirePermission flag="VISITS.plan">
      <Page title="Nueva visita" width="reading" back={{ to: routes.visits, label: 'Visitas' }}>
        {repeats ? (
          <NewSeriesForm known={series} first={<RepeatsChoice repeats onLeave={toVisit} />} />
        ) : (
          <NewVisitForm known={visit} onRepeat={toSeries} />
        )}
      </Page>
    </RequirePermission>
  );
}

interface NewVisitFormProps {
  known: Partial<Held>;
  onRepeat: (held: Held) => void;
}

function NewVisitForm({ known, onRepeat }: NewVisitFormProps) {
  const navigate = useNavigate();
  const [save] = useSaveVisitMutation();
  const { form, record, conflictFields } = useRecordForm(visitForm, {
    row: null,
    known,
    send: (input) => {
      const sent = save(input);
      void sent.then(({ data }) => data && navigate(visitPath(data.id), { replace: true }));
      return sent;
    },
    saved: 'Visita planificada',
    onDone: () => undefined,
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Planificar"
      onCancel={() => navigate(-1)}
    >
      <RepeatsChoice repeats={false} onLeave={onRepeat} />
      <VisitFields />
    </RecordForm>
  );
}
