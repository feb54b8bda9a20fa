import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { StateMessage } from '@/components/state/StateMessage';
import { useListPeopleQuery } from '../api';
import { CardGrid } from '../components/CardGrid';
import { CardSkeletons } from '../components/CardSkeletons';
import { DirectoryFilters } from '../components/DirectoryFilters';
import { PersonCard } from '../components/PersonCard';
import { directoryRequest, filterNames, PAGE_SIZE } from '../directoryModel';

export function DirectoryPage() {
  const params = useListParams(filterNames);
  const query = useListPeopleQuery(directoryRequest(params.values, params.page));
  return (
    <Page title="Personas" filters={<DirectoryFilters {...params} />}>
      <QueryState
        query={{ ...query, data: query.currentData ?? query.data }}
        skeleton={<CardSkeletons />}
        isEmpty={(answer) => answer.rows.length === 0}
        onClearFilters={params.filtered || params.page > 1 ? params.clear : undefined}
        empty={
          <StateMessage icon="people" title="Todavía no hay personas">
            Cuando Administración cargue al personal, lo vas a encontrar acá.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <CardGrid label="Personas">
              {rows.map((person) => (
                <PersonCard key={person.id} person={person} />
              ))}
            </CardGrid>
            <Pager page={params.page} size={PAGE_SIZE} total={total} onPage={params.setPage} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
