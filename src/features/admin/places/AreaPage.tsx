import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetAreaQuery, useListSitesQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { AreaForm } from './AreaForm';

/** One area to read and change; `new` starts empty, at the site of the address. */
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
