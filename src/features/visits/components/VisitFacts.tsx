import { visitRecord as record } from '@contract/visits/visit';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { formatDate } from '@/utils/dates';
import { clockText } from '@/utils/wallClock';
import { SeriesFact } from '../series/SeriesFact';
import { distanceText, mapsLink, windowText } from '../visitTexts';
import { VisitClaimFacts } from './VisitClaimFacts';

const { fields, shown } = record;

/** Where a visit is, when, who makes it and what came of it. */
export function VisitFacts({ visit }: { visit: VisitDetail }) {
  const { place, address, day, person, minutes, purposeName, arrival, arrivedAt, endedAt } = visit;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3, display: 'grid', gap: 2 }}>
      {visit.reason ? <Alert severity="info">{visit.reason}</Alert> : null}
      <Facts>
        <Fact label="Visita">
          <span style={{ whiteSpace: 'nowrap' }}>{visit.number}</span>
        </Fact>
        <Fact
          label={fields.day.label}
        >{`${formatDate(day, 'DD/MM/AAA')}, ${windowText(visit)}`}</Fact>
        <Fact label={fields.personId.label}>{person?.name ?? fields.personId.none}</Fact>
        <Fact label={fields.purposeId.label}>{`${purposeName} · ${minutes} min`}</Fact>
        <Fact label={fields.address.label}>
          <Link href={mapsLink(visit)} target="_blank" rel="noreferrer">
            {address || place}
          </Link>
        </Fact>
        <Fact label="Sede">{visit.siteName}</Fact>
        {arrivedAt ? (
          <Fact label={shown.arrivedAt.label}>{clockText(arrivedAt, visit.zone)}</Fact>
        ) : null}
        {arrival ? (
          <Fact label={shown.arrival.label}>
            <ChoiceChip field={shown.arrival} value={arrival} /> {distanceText(visit)}
          </Fact>
        ) : null}
        {endedAt ? <Fact label={shown.endedAt.label}>{clockText(endedAt, visit.zone)}</Fact> : null}
        <VisitClaimFacts visit={visit} />
        {visit.purposeNote ? (
          <Fact label="Qué hay que hacer" whole>
            {visit.purposeNote}
          </Fact>
        ) : null}
        {visit.note ? (
          <Fact label={fields.note.label} whole>
            {visit.note}
          </Fact>
        ) : null}
        {visit.report ? (
          <Fact label={shown.report.label} whole>
            {visit.report}
          </Fact>
        ) : null}
        {visit.series ? <SeriesFact series={visit.series} /> : null}
        <Fact label="La planificó">{visit.author?.name}</Fact>
      </Facts>
    </Card>
  );
}
