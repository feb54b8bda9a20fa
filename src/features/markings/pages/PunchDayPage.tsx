import { counted } from '@contract/core/counted';
import { hoursText } from '@contract/core/hoursText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { dayHeading } from '@/components/calendar/calendarDays';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { PersonName } from '@/components/person/PersonName';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useEachMinute } from '@/components/time/useEachMinute';
import { type DayOfPerson, useListPunchDayQuery } from '@/services/wms/generated/markings.gen';
import {
  clockNumbersPath,
  enterPunchesPath,
  importPunchesPath,
  outsidePunchesPath,
  personPunchesPath,
} from '@/utils/timePaths';
import { DayAndSite } from '../components/DayAndSite';
import { DayFlags } from '../components/DayFlags';
import { dayAndSiteAsked } from '../components/dayAndSiteAsked';
import { PunchLine } from '../components/PunchLine';
import { PunchTabs } from '../components/PunchTabs';

const clockLinks = [
  { to: importPunchesPath, label: 'Importar', icon: 'upload' },
  { to: clockNumbersPath, label: 'Números de reloj', icon: 'qr' },
] as const;

const outsideOf = (day: string, siteId: string) =>
  `${outsidePunchesPath}?dia=${day}${siteId ? `&sede=${siteId}` : ''}`;

function Content() {
  const { page, setPage, values, setFilter, filtered, clear } = useListParams(['dia', 'sede']);
  const query = useListPunchDayQuery({
    page,
    ...dayAndSiteAsked(values),
  });
  const { data, refetch } = query;
  const isToday = data !== undefined && data.day === data.today;
  useEachMinute(useCallback(() => isToday && refetch(), [isToday, refetch]));
  return (
    <Page
      title="Fichadas del día"
      width="wide"
      action={
        <>
          {data?.brings ? <PageLinks links={clockLinks} /> : null}
          {data?.enters ? (
            <Button
              variant="contained"
              component={Link}
              to={enterPunchesPath}
              startIcon={<Icon name="add" />}
            >
              Cargar fichadas
            </Button>
          ) : null}
        </>
      }
    >
      <PunchTabs />
      <DayAndSite values={values} day={data?.day} onChange={setFilter} />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={({ total }) => total === 0}
        {...(filtered ? { onClearFilters: clear } : {})}
        empty={
          <StateMessage icon="punch" title="Nadie fichó todavía">
            Tampoco hay turnos publicados para este día.
          </StateMessage>
        }
      >
        {({ rows, total, pageSize, toLookAt, outside, day }) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
                {`${dayHeading(day)}: ${counted(total, 'persona', 'personas')}, ${toLookAt === 0 ? 'todo en orden' : `${toLookAt} para mirar`}`}
              </Typography>
              {outside > 0 ? (
                <Button
                  size="small"
                  component={Link}
                  to={outsideOf(day, values.sede)}
                  startIcon={<Icon name="map" />}
                >
                  {`${counted(outside, 'fichó', 'ficharon')} afuera: ver el mapa`}
                </Button>
              ) : null}
            </Box>
            <CardList label="Personas">
              {rows.map((row) => (
                <PersonDay key={row.id} row={row} />
              ))}
            </CardList>
            <Pager page={page} size={pageSize} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function PersonDay({ row }: { row: DayOfPerson }) {
  const { on, zone } = row;
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={personPunchesPath(row.id, on.day)}
        sx={{
          p: 2,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '280px 1fr auto 64px' },
          gap: 1.5,
          alignItems: 'center',
        }}
      >
        <PersonName
          name={row.name}
          imageUrl={row.imageUrl}
          detail={[on.shifts.map(({ name }) => name).join(', '), row.areaName]
            .filter(Boolean)
            .join(' · ')}
        />
        <PunchLine punches={on.punches} zone={zone} />
        <DayFlags flags={on.flags} />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', textAlign: { md: 'right' } }}>
          {on.minutes > 0 ? `${hoursText(on.minutes)} h` : ''}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

/** Everybody's day, what somebody should look at first. */
export function PunchDayPage() {
  return (
    <RequirePermission flag="MARKINGS.SHOW">
      <Content />
    </RequirePermission>
  );
}
