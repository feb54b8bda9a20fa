import { entityName } from '@contract/admin/auditNouns';
import { eventVerbs, webhookRecord as record } from '@contract/sync/webhook';
import Card from '@mui/material/Card';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import type { Webhook } from '@/services/wms/generated/sync.gen';
import { momentText } from '../linkTexts';
import { queueText } from './webhookColumns';

const { fields, shown } = record;

/** "Persona: se agrega, cambia · Área: cambia". */
function eventsText(events: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const type of events) {
    const [entity = '', verb = ''] = type.split('.');
    groups.set(entity, [...(groups.get(entity) ?? []), eventVerbs[verb] ?? verb]);
  }
  return [...groups]
    .map(([entity, does]) => `${entityName(entity)}: ${does.join(', ')}`)
    .join(' · ');
}

/** Shows where a webhook goes, what it tells, and who is told where it fails. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, events, note, lastSentAt, accountName, overlapUntil } = webhook;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Facts>
        <Fact label={fields.url.label} whole>
          {url}
        </Fact>
        <Fact label={fields.events.label} whole>
          {eventsText(events)}
        </Fact>
        <Fact label={shown.lastSentAt.label}>
          {lastSentAt ? momentText(lastSentAt) : shown.lastSentAt.none}
        </Fact>
        <Fact label="Pendientes">{queueText(webhook) ?? 'Nada'}</Fact>
        <Fact label="Si falla se le dice a">{accountName}</Fact>
        {overlapUntil ? (
          <Fact label="El secreto anterior sirve hasta">{momentText(overlapUntil)}</Fact>
        ) : null}
        {note ? (
          <Fact label={fields.note.label} whole>
            {note}
          </Fact>
        ) : null}
      </Facts>
    </Card>
  );
}
