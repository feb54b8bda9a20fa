import { areaRecord as record } from '@contract/admin/area';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { CheckInput } from '@/components/form/CheckInput';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { PersonInput } from '@/components/references/PersonInput';
import { usePersonNames } from '@/components/references/usePersonNames';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type Area,
  type Site,
  useGetAreaQuery,
  useListSitesQuery,
  useSaveAreaMutation,
} from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { areaForm, moveText } from './areaForm';

/** An area to read and change; `new` starts empty, at the site of the address. */
export function AreaPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const fresh = id === 'new';
  const sites = useListSitesQuery();
  const query = useGetAreaQuery(Number(id) || 0, { skip: fresh });
  const skeleton = <SkeletonRows rows={4} />;
  return (
    <Page
      title={fresh ? 'Nueva área' : (query.data?.name ?? 'Área')}
      width="reading"
      back={{ to: adminPaths.sites, label: 'Sedes y áreas' }}
    >
      <QueryState query={sites} skeleton={skeleton}>
        {({ rows }) =>
          fresh ? (
            <AreaForm area={null} sites={rows} siteId={Number(params.get('sede')) || null} />
          ) : (
            <QueryState query={query} skeleton={skeleton}>
              {(area) => <AreaForm key={area.id} area={area} sites={rows} siteId={null} />}
            </QueryState>
          )
        }
      </QueryState>
    </Page>
  );
}

interface AreaFormProps {
  area: Area | null;
  sites: readonly Site[];
  /** Where a new one starts. */
  siteId: number | null;
}

/** A single form creates and edits. */
function AreaForm({ area, sites, siteId }: AreaFormProps) {
  const navigate = useNavigate();
  const [send] = useSaveAreaMutation();
  const siteName = (id: number | '') => sites.find((site) => site.id === id)?.name ?? '—';
  const [model] = useState(() => areaForm({ site: siteName, head: () => '' }));
  const edit = useRecordForm(model, {
    row: area,
    known: { siteId: siteId ?? '' },
    send,
    saved: area ? 'Cambios guardados' : 'Área creada',
    onDone: () => navigate(adminPaths.sites),
  });
  const chosen = useWatch({ control: edit.form.control, name: 'siteId' });
  const moving = area && chosen !== area.siteId ? moveText(area, siteName(chosen)) : null;
  const { conflict } = edit.record.versioned;
  const heads = [conflict?.mine.headId, conflict?.stored.head?.id];
  const nameOf = usePersonNames(heads.filter((id) => typeof id === 'number'));
  const headName = (id: number | '') =>
    id === '' ? 'Nadie' : (nameOf(id) ?? 'Una persona que se fue');
  return (
    <RecordForm
      {...edit}
      // The names are read only once two people changed the same area.
      conflictFields={areaForm({ site: siteName, head: headName }).conflict}
      submitLabel={area ? 'Guardar cambios' : 'Crear área'}
      onCancel={() => navigate(adminPaths.sites)}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="siteId" options={namedChoices(sites)} />
      {moving ? <CheckInput name="movePeople" label={moving} /> : null}
      <PersonInput name="headId" label={record.fields.headId.label} optional />
    </RecordForm>
  );
}
