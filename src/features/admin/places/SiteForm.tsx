import { siteRecord as record } from '@contract/admin/site';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { PositionInput } from '@/components/map/PositionInput';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { type Site, useSaveSiteMutation } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { siteForm } from './siteForm';

/** One form to create and to edit. */
export function SiteForm({ site }: { site: Site | null }) {
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
    </RecordForm>
  );
}
