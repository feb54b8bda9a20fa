import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { PersonName } from '@/components/person/PersonName';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type GetReceivingAheadOutput,
  type ReceivingDay,
  useGetReceivingAheadQuery,
} from '@/services/wms/generated/receiving.gen';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { idIn } from '@/utils/addressValues';
import { formatDate, parseDate, WEEKDAYS } from '@/utils/dates';
import { routes } from '@/utils/paths';

const filterNames = ['deposito'] as const;

/** The packs that are expected in the next days, beside the people who were told to be there. */
export function AheadPage() {
  return (
    <RequirePermission flag="ORDERS.create">
      <Content />
    </RequirePermission>
  );
}

function Content() {
  const { values, setFilter } = useListParams(filterNames);
  const { data: organisation } = useGetOrganisationQuery();
  const answer = useGetReceivingAheadQuery(idIn(values.deposito));
  // Another site is not this one with other figures.
  const query = { ...answer, data: answer.currentData };
  const shown = values.deposito || String(answer.data?.siteId ?? '');
  return (
    <Page
      title="Próximos días"
      back={{ to: routes.receiving, label: 'Recepciones' }}
      filters={
        <ChoiceFilter
          label="Depósito"
          value={shown}
          options={organisation?.sites ?? []}
          onChange={(id) => setFilter('deposito', id)}
        />
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={7} />}>
        {(ahead) => <Days ahead={ahead} />}
      </QueryState>
    </Page>
  );
}

function Days({ ahead: { late, days } }: { ahead: GetReceivingAheadOutput }) {
  return (
    <>
      {late.arrivals > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`${packsText(late)} de ${counted(late.arrivals, 'recepción', 'recepciones')} debían llegar antes de hoy. `}
          <MuiLink component={Link} to={`${routes.receiving}?filtro=late:is:true`}>
            Verlas
          </MuiLink>
        </Alert>
      ) : null}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {days.map((one) => (
          <Day key={one.day} ahead={one} />
        ))}
      </Box>
    </>
  );
}

const dayTitle = (day: string) =>
  `${WEEKDAYS[parseDate(day, 'A-M-D').getDay()]} ${formatDate(day, 'DD/MM')}`;

const packsText = ({ packs, units }: Pick<ReceivingDay, 'packs' | 'units'>) =>
  `${counted(packs, 'bulto', 'bultos')} (${counted(units, 'unidad', 'unidades')})`;

function Day({ ahead }: { ahead: ReceivingDay }) {
  const { day, arrivals, people } = ahead;
  const unattended = arrivals > 0 && people.length === 0;
  return (
    <Card component="li" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h6" component="h2">
        {dayTitle(day)}
      </Typography>
      {arrivals > 0 ? (
        <Typography>
          {`${packsText(ahead)} en `}
          <MuiLink
            component={Link}
            to={`${routes.receiving}?filtro=expectedOn:between:${day},${day}`}
          >
            {counted(arrivals, 'recepción', 'recepciones')}
          </MuiLink>
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {`No se espera nada; ${counted(people.length, 'persona tiene', 'personas tienen')} turno.`}
        </Typography>
      )}
      {unattended ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Nadie de los que reciben tiene un turno publicado ese día.
        </Alert>
      ) : null}
      {arrivals > 0 && people.length > 0 ? (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {people.map(({ person, from, to, forklift }) => (
            <Box key={`${person.id}${from}`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <PersonName {...person} detail={`${from} a ${to}`} />
              {forklift ? <Chip size="small" label="Autoelevador" /> : null}
            </Box>
          ))}
        </Box>
      ) : null}
    </Card>
  );
}
