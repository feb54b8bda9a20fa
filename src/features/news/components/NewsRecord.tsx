import { newsRecord } from '@contract/news/newsRecord';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import { Section } from '@/components/page/Section';
import { PersonCard } from '@/components/person/PersonCard';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { EventHistory } from '@/components/timeline/EventHistory';
import type { NewsDetail } from '@/services/wms/generated/news.gen';
import { formatDate } from '@/utils/dates';
import { eventText, paidText, quantityText, whenText } from '../newsTexts';
import { CertificateChip } from './CertificateChip';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function CertificateFact({ row }: { row: NewsDetail }) {
  if (row.file) return <AttachedFiles files={[row.file]} />;
  return (
    <>
      <CertificateChip certificate={row.certificate} />
      {row.certificateDue && row.certificate !== 'given'
        ? ` ${row.certificate === 'late' ? 'el' : 'hasta el'} ${formatDate(row.certificateDue, 'DD/MM/AAA')}`
        : null}
    </>
  );
}

/** A novelty whole, as far as its reader may know it. */
export function NewsRecord({ row }: { row: NewsDetail }) {
  const certified = row.file !== null || row.certificate !== 'none';
  return (
    <>
      <PersonCard
        name={row.personName}
        imageUrl={row.imageUrl}
        detail={`Legajo ${row.docket} · ${row.areaName}`}
        chip={<ChoiceChip field={newsRecord.shown.state} value={row.state} />}
      >
        <Facts>
          <Fact label="Qué">{row.typeName}</Fact>
          <Fact label="Cuándo">{sentence(whenText(row))}</Fact>
          {row.part === 'whole' ? null : (
            <Fact label={newsRecord.fields.part.label}>
              {newsRecord.fields.part.labels[row.part]}
            </Fact>
          )}
          <Fact label="Cantidad">{quantityText(row)}</Fact>
          {row.paidPercent === null || row.unit === 'amount' ? null : (
            <Fact label="Pago">{paidText(row.paidPercent)}</Fact>
          )}
          {row.note ? (
            <Fact label="Nota" whole>
              {row.note}
            </Fact>
          ) : null}
          {certified ? (
            <Fact label="Certificado">
              <CertificateFact row={row} />
            </Fact>
          ) : null}
        </Facts>
      </PersonCard>
      {row.history.length > 0 ? (
        <Section title="Historia">
          <EventHistory history={row.history} textOf={eventText} />
        </Section>
      ) : null}
    </>
  );
}
