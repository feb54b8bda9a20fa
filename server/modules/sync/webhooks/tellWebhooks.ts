import type { EventAudience, EventTag } from '../../../engine/events/eventAudience';

const tags = [
  { type: 'Webhook', id: 'LIST' },
  { type: 'WebhookDelivery', id: 'LIST' },
] as const;

/** Everybody who looks at webhooks sees their deliveries go on. */
export const tellWebhooks = (
  emit: (tags: readonly EventTag[], audience: EventAudience) => Promise<void>,
): Promise<void> => emit(tags, { kind: 'everyone', permission: 'SYNC' });
