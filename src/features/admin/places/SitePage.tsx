import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetSiteQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { SiteForm } from './SiteForm';

/** One site to read and change; `new` starts empty. */
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
