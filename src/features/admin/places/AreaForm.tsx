import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { RecordForm } from '@/components/form/RecordForm';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { PersonInput } from '@/components/references/PersonInput';
import { usePersonNames } from '@/components/references/usePersonNames';
import { adminPaths } from '@/utils/paths';
import { type Area, type Site, useSaveAreaMutation } from '../api';
import { type AreaValues, areaForm, conflictFields, moveText, toInput, toValues } from './areaForm';

const resolver = contractResolver(areaForm);

interface AreaFormProps {
  area: Area | null;
  sites: readonly Site[];
  /** Where a new one starts. */
  siteId: number | null;
}

/** One form to create and to edit. */
export function AreaForm({ area, sites, siteId }: AreaFormProps) {
  const form = useForm<AreaValues>({ resolver, defaultValues: toValues(area, siteId) });
  const navigate = useNavigate();
  const notify = useNotice();
  const [send] = useSaveAreaMutation();
  const chosen = useWatch({ control: form.control, name: 'siteId' });
  const siteName = (id: number | null) => sites.find((site) => site.id === id)?.name ?? '—';
  const record = useRecordSave<AreaValues, Area>({
    form,
    draftKey: `area/${area?.id ?? 'new'}`,
    version: area?.version,
    send: async (values, version) => {
      const own = area ? { id: area.id, version } : {};
      const saved = await send({ ...toInput(values), ...own }).unwrap();
      notify({ text: `Se guardó el área «${saved.name}»` });
    },
    onDone: () => navigate(adminPaths.sites),
  });
  const moving = area && chosen !== area.siteId ? moveText(area, siteName(chosen)) : null;
  const { conflict } = record.versioned;
  const heads = [conflict?.mine.headId, conflict?.stored.head?.id];
  const nameOf = usePersonNames(heads.filter((id) => typeof id === 'number'));
  const names = {
    site: siteName,
    head: (id: number | null) => (id === null ? 'Nadie' : (nameOf(id) ?? 'Una persona que se fue')),
  };
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={(mine, stored) => conflictFields(mine, stored, names)}
      submitLabel={area ? 'Guardar cambios' : 'Crear área'}
      onCancel={() => navigate(adminPaths.sites)}
    >
      <TextInput<AreaValues> name="name" label="Nombre" maxLength={80} />
      <SelectInput<AreaValues> name="siteId" label="Sede" options={namedChoices(sites)} />
      {moving ? <CheckInput<AreaValues> name="movePeople" label={moving} /> : null}
      <PersonInput name="headId" label="Responsable" optional />
    </RecordForm>
  );
}
