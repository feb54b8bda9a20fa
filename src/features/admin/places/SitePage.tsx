import { siteRecord as record } from '@contract/admin/site';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { PositionInput } from '@/components/map/PositionInput';
import { Page } from '@/components/page/Page';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type Site,
  useGetSiteQuery,
  useSaveSiteMutation,
} from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { siteForm } from './siteForm';

/** A site to read and change; `new` starts empty. */
export function SitePage() {
  const { id = '' } = useParams();
  const fresh = id === 'new';
  const query = useGetSiteQuery(Number(id) || 0, { skip: fresh });
  return (
    <Page
      title={fresh ? 'Nueva sede' : (query.data?.name ?? 'Sede')}
      width="reading"
      back={{ to: adminPaths.sites, label: 'Sedes y áreas' }}
    >
      {fresh ? (
        <SiteForm site={null} />
      ) : (
        <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
          {(site) => <SiteForm key={site.id} site={site} />}
        </QueryState>
      )}
    </Page>
  );
}

/** A single form creates and edits. */
function SiteForm({ site }: { site: Site | null }) {
  const navigate = useNavigate();
  const [send] = useSaveSiteMutation();
  const edit = useRecordForm(siteForm, {
    row: site,
    send,
    saved: site ? 'Cambios guardados' : 'Sede creada',
    onDone: () => navigate(adminPaths.sites),
  });
  const radius = Number(useWatch({ control: edit.form.control, name: 'geofenceRadius' }));
  return (
    <RecordForm
      {...edit}
      submitLabel={site ? 'Guardar cambios' : 'Crear sede'}
      onCancel={() => navigate(adminPaths.sites)}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="address" />
      <RecordInput
        record={record}
        name="zone"
        hint="Dice cuándo empieza y termina cada día en la sede."
      />
      <PositionInput
        label="Lugar de la sede en el mapa"
        hint="Tocá el mapa donde queda la sede, o arrastrá el punto. El círculo es el alcance."
        radius={radius}
      />
      <RecordInput
        record={record}
        name="geofenceRadius"
        hint="Hasta qué distancia del punto se considera que alguien está en la sede."
      />
      <RecordInput
        record={record}
        name="punchesInside"
        hint="Si no, lo que se fiche desde afuera queda igual, marcado para que alguien lo mire."
      />
      <RecordInput
        record={record}
        name="punchPhoto"
        hint="Nadie está obligado. La ven la persona y quienes cuidan las fichadas, y se borra sola."
      />
    </RecordForm>
  );
}
