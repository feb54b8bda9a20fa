import { rangeText } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { BoardViews } from '@/components/data-grid/BoardViews';
import { Icon } from '@/components/icons/Icon';
import { FilterPopover } from '@/components/list/FilterPopover';
import { Pager } from '@/components/list/Pager';
import { PlaceFilters } from '@/components/list/PlaceFilters';
import { SearchBox } from '@/components/list/SearchBox';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { PeriodSteps } from '@/components/time/PeriodSteps';
import { useListRosterQuery } from '@/services/wms/generated/schedules.gen';
import { localDay } from '@/utils/localDay';
import { daysOfWeek, moveWeek } from '@/utils/weekDays';
import { PublishDialog } from '../roster/PublishDialog';
import { RosterBoard } from '../roster/RosterBoard';
import { WeekTools } from '../roster/WeekTools';

/** A view of the week keeps these; the week on screen is no part of it. */
const kept = ['sede', 'area', 'buscar'] as const;

/** The roster tells who works when: a week of the people in reach, planned in draft and then published. */
export function RosterPage() {
  const roomy = !useMediaQuery('(max-width: 1399px)', { noSsr: true });
  const params = useListParams(['semana', ...kept, 'vista']);
  const { values, setFilter, setFilters, page, setPage } = params;
  const from = values.semana || localDay();
  const whose = {
    siteId: Number(values.sede) || undefined,
    areaId: Number(values.area) || undefined,
  };
  const query = useListRosterQuery({ from, ...whose, search: values.buscar || undefined, page });
  const days = useMemo(() => daysOfWeek(from), [from]);
  const [publishing, setPublishing] = useState(false);
  const roster = query.data;
  const week = rangeText(days[0] ?? from, days[6] ?? from, { year: roomy });
  const search = (
    <SearchBox
      label="Buscar personas"
      value={values.buscar}
      onChange={(text) => setFilter('buscar', text)}
      sx={{ width: roomy ? 190 : 1 }}
    />
  );
  const views = <BoardViews list="horario.listarSemana" params={params} kept={kept} />;
  const clearFilters = () => setFilters({ sede: '', area: '', buscar: '' });
  const filtered = Boolean(values.sede || values.area || values.buscar);
  const behind = [values.sede, values.area, roomy ? '' : values.buscar];

  return (
    <Page
      title="Horarios"
      width="wide"
      dense
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <PeriodSteps
            title={week}
            unit="Semana"
            onMove={(by) => setFilter('semana', moveWeek(from, by))}
            onToday={() => setFilter('semana', '')}
          />
          {roomy ? search : null}
          <FilterPopover
            label="Filtrar la semana"
            count={behind.filter(Boolean).length}
            onClear={clearFilters}
          >
            <PlaceFilters values={values} onChange={setFilter} />
            {roomy ? null : search}
            {roomy ? null : views}
          </FilterPopover>
          {roomy ? views : null}
          {roster?.edits ? (
            <Button
              variant="contained"
              startIcon={roomy ? <Icon name="send" /> : undefined}
              disabled={roster.unpublished === 0}
              onClick={() => setPublishing(true)}
            >
              {roster.unpublished > 0 ? `Publicar (${roster.unpublished})` : 'Todo publicado'}
            </Button>
          ) : null}
        </Box>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={10} avatar />}
        isEmpty={({ people }) => people.length === 0}
        onClearFilters={filtered ? clearFilters : undefined}
        empty={
          <StateMessage icon="schedules" title="No hay nadie para planificar">
            Cuando tengas personas a cargo, acá vas a armar sus semanas.
          </StateMessage>
        }
      >
        {(shown) => (
          <>
            <RosterBoard
              week={{
                roster: shown,
                answeredAt: query.fulfilledTimeStamp ?? 0,
                refetch: query.refetch,
              }}
              label={`Semana del ${week}`}
              days={daysOfWeek(shown.from)}
              onWeek={(day) => setFilter('semana', day)}
              onPublish={
                shown.edits && shown.unpublished > 0 ? () => setPublishing(true) : undefined
              }
              paged={shown.total > shown.pageSize}
              tools={(board, edits) => (
                <WeekTools {...{ board, whose, page, edits }} search={values.buscar || undefined} />
              )}
            />
            <Pager page={page} size={shown.pageSize} total={shown.total} onPage={setPage} />
          </>
        )}
      </QueryState>
      {publishing && roster ? (
        <PublishDialog
          week={roster}
          shown={{ ...whose, search: values.buscar || undefined }}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </Page>
  );
}
