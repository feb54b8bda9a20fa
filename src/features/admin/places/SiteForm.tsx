import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { RecordForm } from '@/components/form/RecordForm';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { PositionInput } from '@/components/map/PositionInput';
import { adminPaths } from '@/utils/paths';
import { type Site, useSaveSiteMutation } from '../api';
import { conflictFields, type SiteValues, siteForm, toInput, toValues } from './siteForm';
import { zoneOptions } from './zoneNames';

const resolver = contractResolver(siteForm);

/** One form to create and to edit. */
export function SiteForm({ site }: { site: Site | null }) {
  const form = useForm<SiteValues>({ resolver, defaultValues: toValues(site) });
  const radius = Number(useWatch({ control: form.control, name: 'geofenceRadius' }));
  const navigate = useNavigate();
  const notify = useNotice();
  const [send] = useSaveSiteMutation();
  const record = useRecordSave<SiteValues, Site>({
    form,
    draftKey: `site/${site?.id ?? 'new'}`,
    version: site?.version,
    send: async (values, version) => {
      const own = site ? { id: site.id, version } : {};
      const saved = await send({ ...toInput(values), ...own }).unwrap();
      notify({ text: `Se guardó la sede «${saved.name}»` });
    },
    onDone: () => navigate(adminPaths.sites),
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel={site ? 'Guardar cambios' : 'Crear sede'}
      onCancel={() => navigate(adminPaths.sites)}
    >
      <TextInput<SiteValues> name="name" label="Nombre" maxLength={80} />
      <TextInput<SiteValues> name="address" label="Dirección" maxLength={200} optional />
      <SelectInput<SiteValues>
        name="zone"
        label="Zona horaria"
        hint="Dice cuándo empieza y termina cada día en la sede."
        options={zoneOptions}
      />
      <PositionInput
        label="Lugar de la sede en el mapa"
        hint="Tocá el mapa donde queda la sede, o arrastrá el punto. El círculo es el alcance."
        radius={radius}
      />
      <DecimalInput<SiteValues>
        name="geofenceRadius"
        label="Alcance"
        hint="Hasta qué distancia del punto se considera que alguien está en la sede."
        decimals={0}
        suffix="m"
      />
    </RecordForm>
  );
}
