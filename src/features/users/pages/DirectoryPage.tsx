import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListPeopleQuery } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';
import { CardGrid } from '../components/CardGrid';
import { CardSkeletons } from '../components/CardSkeletons';
import { DirectoryFilters } from '../components/DirectoryFilters';
import { PersonCard } from '../components/PersonCard';
import { directoryRequest, filterNames, PAGE_SIZE } from '../directoryModel';

export function DirectoryPage() {
  const seesPay = useAppSelector(selectCan('LIQUIDATION.SHOW'));
  const params = useListParams(filterNames);
  const query = useListPeopleQuery(directoryRequest(params.values, params.page));
  return (
    <Page
      title="Personas"
      action={
        <>
          <Button component={Link} to={routes.chart} startIcon={<Icon name="chart" />}>
            Organigrama
          </Button>
          {seesPay ? (
            <Button component={Link} to={routes.pay} startIcon={<Icon name="money" />}>
              Sueldos
            </Button>
          ) : null}
        </>
      }
      filters={<DirectoryFilters {...params} />}
    >
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
