import { useParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { useGetNewsQuery } from '@/services/wms/generated/news.gen';
import { ownNewsPath, routes } from '@/utils/paths';
import { NewsActions } from '../components/NewsActions';
import { NewsRecord } from '../components/NewsRecord';

function Content() {
  const { id } = useParams();
  const query = useGetNewsQuery(Number(id) || 0);
  const manages = useAppSelector(selectCan('NEWS'));
  const back = manages
    ? { to: routes.news, label: 'Novedades' }
    : { to: ownNewsPath, label: 'Mis novedades' };
  return (
    <Page
      title={query.data?.typeName ?? 'Novedad'}
      back={back}
      action={query.data ? <NewsActions row={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <NewsRecord row={row} />}
      </QueryState>
    </Page>
  );
}

export const NewsPage = needsId(Content);
