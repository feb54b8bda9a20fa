import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { Pager } from '@/components/list/Pager';
import { SearchBox } from '@/components/list/SearchBox';
import { type ListParams, useListParams } from '@/components/list/useListParams';
import { FilterChips } from '@/components/page/FilterChips';
import { fromList } from '@/components/page/fromList';
import { Page } from '@/components/page/Page';
import { PersonName } from '@/components/person/PersonName';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import {
  type DirectoryPerson,
  useGetOrganisationQuery,
  useListPeopleQuery,
} from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';
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
          <StateMessage
            icon="people"
            title="Todavía no hay personas"
            action={
              <NextStep to={routes.users} flag="ADMIN.users">
                Cargar personas
              </NextStep>
            }
          >
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

function CardSkeletons() {
  return (
    <CardGrid label="Cargando personas">
      {Array.from({ length: 12 }, (_card, index) => index).map((card) => (
        <Card key={card} sx={{ p: 2 }}>
          <SkeletonRows rows={1} avatar />
          <Skeleton variant="rounded" height={14} width="70%" sx={{ mt: 1 }} />
        </Card>
      ))}
    </CardGrid>
  );
}

function PersonCard({ person }: { person: DirectoryPerson }) {
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={`${routes.users}/${person.id}`}
        state={fromList()}
        sx={{ p: 2 }}
      >
        <PersonName
          name={person.name}
          imageUrl={person.imageUrl}
          detail={person.position}
          size={48}
        />
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mt: 1.5 }}>
          {person.areaName} · {person.siteName}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

type Name = (typeof filterNames)[number];

function DirectoryFilters({ values, setFilter, clear }: ListParams<Name>) {
  const { data } = useGetOrganisationQuery();
  const sites = data?.sites ?? [];
  const areas = (data?.areas ?? []).filter(
    (area) => values.sede === '' || String(area.siteId) === values.sede,
  );
  const nameOf = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((item) => String(item.id) === id)?.name;
  const chips = [
    { id: 'sede' as const, label: 'Sede', name: nameOf(sites, values.sede) },
    { id: 'area' as const, label: 'Área', name: nameOf(data?.areas ?? [], values.area) },
  ].flatMap(({ id, label, name }) =>
    name ? [{ id, label: `${label}: ${name}`, onRemove: () => setFilter(id, '') }] : [],
  );
  return (
    <FilterChips chips={chips} onClear={clear}>
      <SearchBox
        label="Buscar por nombre, legajo o puesto"
        value={values.buscar}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 360px' } }}
      />
      <ChoiceFilter
        label="Sede"
        all="Todas las sedes"
        value={values.sede}
        options={sites}
        onChange={(id) => {
          setFilter('area', '');
          setFilter('sede', id);
        }}
      />
      <ChoiceFilter
        label="Área"
        all="Todas las áreas"
        value={values.area}
        options={areas}
        onChange={(id) => setFilter('area', id)}
      />
    </FilterChips>
  );
}

function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
