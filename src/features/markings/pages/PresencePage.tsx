import type { Presence } from '@contract/markings/presence';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardList } from '@/components/list/CardList';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useEachMinute } from '@/components/time/useEachMinute';
import { type PresentPerson, useGetPresenceQuery } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';
import { PunchTabs } from '../components/PunchTabs';

/** The groups stand in the order in which people look: those who are missing come first. */
const groups: readonly { title: string; of: readonly Presence[]; says: string }[] = [
  { title: 'Tendrían que estar', of: ['late'], says: 'Turno desde las' },
  { title: 'Adentro', of: ['in'], says: 'Desde las' },
  { title: 'Comiendo', of: ['break'], says: 'Desde las' },
  { title: 'Por llegar', of: ['expected'], says: 'A las' },
  { title: 'Ya salieron', of: ['left'], says: 'A las' },
  { title: 'Ausentes', of: ['away'], says: '' },
];

const detailOf = ({ areaName, shiftName }: PresentPerson) =>
  [shiftName, areaName].filter(Boolean).join(' · ');

function Content() {
  const { values, setFilter } = useListParams(['sede']);
  const siteId = Number(values.sede) || undefined;
  const query = useGetPresenceQuery(siteId);
  const { data, refetch } = query;
  useEachMinute(refetch);
  const site = data?.sites.find(({ id }) => id === data.siteId);
  const count = (kinds: readonly Presence[]) =>
    data?.people.filter(({ presence }) => kinds.includes(presence)).length ?? 0;
  return (
    <Page
      title="Quién está"
      width="wide"
      action={
        data && data.sites.length > 1 ? (
          <ChoiceFilter
            label="Sede"
            all={site?.name ?? 'Sede'}
            value={String(siteId ?? '')}
            options={data.sites}
            onChange={(value) => setFilter('sede', value)}
          />
        ) : null
      }
    >
      <PunchTabs />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={({ people }) => people.length === 0}
        empty={
          <StateMessage icon="people" title="Hoy no se espera a nadie acá">
            Cuando haya turnos publicados o alguien fiche, aparece en esta pantalla.
          </StateMessage>
        }
      >
        {({ people, serverTime }) => (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 2 }}>
              {`${site?.name ?? ''}, a las ${clockText(serverTime, site?.zone ?? 'UTC')}: ${count(['in', 'break'])} adentro, ${missingText(count(['late']))}`}
            </Typography>
            {groups.map(({ title, of, says }) => {
              const found = people.filter(({ presence }) => of.includes(presence));
              if (found.length === 0) return null;
              return (
                <Section key={title} title={`${title} (${found.length})`}>
                  <Box
                    sx={{
                      '& > ul': {
                        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
                      },
                    }}
                  >
                    <CardList label={title} gap={1}>
                      {found.map((one) => (
                        <Card
                          component="li"
                          key={one.id}
                          sx={{ p: 1.5, display: 'flex', alignItems: 'center', gap: 1 }}
                        >
                          <Box sx={{ flex: 1, minWidth: 0 }}>
                            <PersonName
                              name={one.name}
                              imageUrl={one.imageUrl}
                              detail={detailOf(one)}
                            />
                          </Box>
                          {one.at ? (
                            <Typography
                              variant="caption"
                              sx={{ flex: 'none', color: 'text.secondary' }}
                            >
                              {`${says} ${clockText(one.at, site?.zone ?? 'UTC')}`}
                            </Typography>
                          ) : null}
                        </Card>
                      ))}
                    </CardList>
                  </Box>
                </Section>
              );
            })}
          </>
        )}
      </QueryState>
    </Page>
  );
}

const missingText = (late: number) => (late === 0 ? 'nadie falta' : `${late} sin llegar`);

/** The page tells who is in now, who should be, and who is away: by site, always as it is. */
export function PresencePage() {
  return (
    <RequirePermission flag="MARKINGS.SHOW">
      <Content />
    </RequirePermission>
  );
}
