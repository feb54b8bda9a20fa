import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { routes } from '@/utils/paths';
import { useGetPersonQuery } from '../api';
import { PersonDetail } from './PersonDetail';

/** What everybody may see of a colleague. */
export function PersonCardPage({ id }: { id: number }) {
  const query = useGetPersonQuery(id);
  return (
    <Page
      title={query.data?.name ?? 'Persona'}
      width="reading"
      back={{ to: routes.users, label: 'Personas' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} avatar />}>
        {(person) => <PersonDetail person={person} />}
      </QueryState>
    </Page>
  );
}
