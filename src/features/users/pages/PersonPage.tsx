import { useLocation, useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { routes } from '@/utils/paths';
import { useGetPersonQuery } from '../api';
import { PersonDetail } from '../components/PersonDetail';

function listSearch(state: unknown): string {
  const { list } = (state ?? {}) as { list?: unknown };
  return typeof list === 'string' ? list : '';
}

export function PersonPage() {
  const { id } = useParams();
  const { state } = useLocation();
  const query = useGetPersonQuery(Number(id) || 0);
  return (
    <Page
      title={query.data?.name ?? 'Persona'}
      width="reading"
      back={{ to: `${routes.users}${listSearch(state)}`, label: 'Personas' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} avatar />}>
        {(person) => <PersonDetail person={person} />}
      </QueryState>
    </Page>
  );
}
