import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Bars } from '@/components/chart/Bars';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { DayFilter } from '@/components/list/DayFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type OrderFigures, useGetOrderFiguresQuery } from '@/services/wms/generated/orders.gen';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { dayIn, idIn } from '@/utils/addressValues';
import { formatNumber } from '@/utils/numbers';
import { routes } from '@/utils/paths';
import { FigureTiles } from '../components/FigureTiles';

const filterNames = ['dia', 'sede'] as const;

export function FiguresPage() {
  const { values, setFilter } = useListParams(filterNames);
  const { data: organisation } = useGetOrganisationQuery();
  const asked = dayIn(values.dia);
  const answer = useGetOrderFiguresQuery({ day: asked, siteId: idIn(values.sede) });
  // Another day is not this one with other figures: what is shown is always what was asked.
  const query = { ...answer, data: answer.currentData };
  const day = query.data?.day;
  return (
    <Page
      title="Cifras del día"
      back={{ to: routes.orders, label: 'Pedidos' }}
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <DayFilter
            label="Día"
            value={asked ?? day ?? ''}
            onChange={(picked) => setFilter('dia', picked)}
          />
          <ChoiceFilter
            label="Sede"
            all="Todas las sedes"
            value={values.sede}
            options={organisation?.sites ?? []}
            onChange={(id) => setFilter('sede', id)}
          />
        </Box>
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(figures) => (
          <>
            <Section title="Pedidos">
              <FigureTiles figures={figures} />
            </Section>
            <Section title="Líneas preparadas por hora">
              {figures.pace.length > 0 ? (
                <PaceChart pace={figures.pace} />
              ) : (
                <StateMessage
                  icon="charts"
                  title={asked ? 'Ese día no se preparó nada' : 'Todavía no se preparó nada hoy'}
                >
                  Cuando se tome la primera línea, acá se ve el ritmo hora por hora.
                </StateMessage>
              )}
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** Lines picked by the hour: bars to see it, and a table that says the same. */
function PaceChart({ pace }: { pace: OrderFigures['pace'] }) {
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Bars
        bars={pace.map(({ hour, lines }) => ({ key: hour, label: `${hour} h`, value: lines }))}
      />
      <Table size="small" aria-label="Líneas preparadas por hora">
        <TableHead>
          <TableRow>
            <TableCell>Hora</TableCell>
            <TableCell align="right">Líneas</TableCell>
            <TableCell align="right">Unidades</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pace.map(({ hour, lines, units }) => (
            <TableRow key={hour}>
              <TableCell>
                {hour} a {hour + 1} h
              </TableCell>
              <TableCell align="right">{formatNumber(lines)}</TableCell>
              <TableCell align="right">{formatNumber(units)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
