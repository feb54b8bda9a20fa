import { punchRecord } from '@contract/markings/punchRecord';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { dayHeading } from '@/components/calendar/calendarDays';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { ServerImage } from '@/components/files/ServerImage';
import { Page } from '@/components/page/Page';
import { PersonName } from '@/components/person/PersonName';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { type PunchDetail, useGetPunchQuery } from '@/services/wms/generated/markings.gen';
import { formatNumber } from '@/utils/numbers';
import { routes } from '@/utils/paths';
import { ownPunchesPath, punchPath } from '@/utils/timePaths';
import { clockText } from '@/utils/wallClock';
import { kindLabels } from '../markingTexts';

const { shown } = punchRecord;

interface OtherProps {
  other: NonNullable<PunchDetail['before']>;
  zone: string;
}

const Other = ({ other, zone }: OtherProps) => (
  <Link component={RouterLink} to={punchPath(other.id)}>
    {`${kindLabels[other.kind]} de las ${clockText(other.at, zone)}`}
  </Link>
);

/** Where a punch came from, and what stands in for it. */
function PunchFacts({ row }: { row: PunchDetail }) {
  const { zone } = row;
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <PersonName
            name={row.personName}
            imageUrl={row.imageUrl}
            detail={`Legajo ${row.docket} · ${row.areaName}`}
            size={44}
            whole
          />
        </Box>
        <ChoiceChip field={shown.counts} value={row.counts} />
      </Box>
      <Facts>
        <Fact label={shown.kind.label}>{kindLabels[row.kind]}</Fact>
        <Fact label={shown.at.label}>{clockText(row.at, zone)}</Fact>
        <Fact label="Es del día">{dayHeading(row.day)}</Fact>
        <Fact label={shown.source.label}>{shown.source.labels[row.source]}</Fact>
        <Fact label="Quién la cargó">{row.author?.name ?? 'El servidor'}</Fact>
        {row.claimedAt ? (
          <>
            <Fact label="Hora del dispositivo">{clockText(row.claimedAt, zone)}</Fact>
            <Fact label="Llegó a las">{clockText(row.receivedAt, zone)}</Fact>
          </>
        ) : null}
        {row.kioskName ? <Fact label="Kiosco">{row.kioskName}</Fact> : null}
        {row.whereName ? <Fact label="Dónde">{row.whereName}</Fact> : null}
        {row.distance !== null ? (
          <Fact label={shown.distance.label}>{`${formatNumber(row.distance)} m`}</Fact>
        ) : null}
        {row.before ? (
          <Fact label="Reemplaza a">
            <Other other={row.before} zone={zone} />
          </Fact>
        ) : null}
        {row.after ? (
          <Fact label="La reemplaza">
            <Other other={row.after} zone={zone} />
          </Fact>
        ) : null}
        {row.photo ? (
          <Fact label="Foto" whole>
            <ServerImage
              src={row.photo.previewUrl ?? row.photo.url}
              alt={`${row.personName} al fichar`}
              sx={{ width: 180, borderRadius: 1 }}
            />
          </Fact>
        ) : null}
        {row.note ? (
          <Fact label={punchRecord.fields.note.label} whole>
            {row.note}
          </Fact>
        ) : null}
      </Facts>
    </Card>
  );
}

function Content() {
  const { id } = useParams();
  const query = useGetPunchQuery(Number(id) || 0);
  const sees = useAppSelector(selectCan('MARKINGS.SHOW'));
  const back = sees
    ? { to: routes.markings, label: 'Todas las fichadas' }
    : { to: ownPunchesPath, label: 'Mis fichadas' };
  return (
    <Page title={query.data ? kindLabels[query.data.kind] : 'Fichada'} width="reading" back={back}>
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <PunchFacts row={row} />}
      </QueryState>
    </Page>
  );
}

export const PunchPage = needsId(Content);
