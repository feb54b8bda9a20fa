import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { PositionInput } from '@/components/map/PositionInput';
import { adminPaths } from '@/utils/paths';
import { type Site, useSaveSiteMutation } from '../api';
import { conflictFields, type SiteValues, siteForm, toInput, toValues } from './siteForm';
import { zoneOptions } from './zoneNames';

const resolver = contractResolver(siteForm);

/** One form to create and to edit. */
export function SiteForm({ site }: { site: Site | null }) {
  const form = useForm<SiteValues>({ resolver, defaultValues: toValues(site) });
  const draft = useDraft(form, `site/${site?.id ?? 'new'}`, site?.version);
  const radius = Number(useWatch({ control: form.control, name: 'geofenceRadius' }));
  const navigate = useNavigate();
  const notify = useNotice();
  const [send] = useSaveSiteMutation();
  const leave = () => {
    draft.forget();
    return navigate(adminPaths.sites);
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<SiteValues, Site>(
    async (values, version) => {
      const own = site ? { id: site.id, version } : {};
      const saved = await send({ ...toInput(values), ...own }).unwrap();
      notify({ text: `Se guardó la sede «${saved.name}»` });
      await leave();
    },
  );
  return (
    <>
      <Form
        form={form}
        draft={draft}
        onSubmit={(values) => save(values, draft.version)}
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
      </Form>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? conflictFields(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={leave}
        onClose={leaveConflict}
      />
    </>
  );
}
