import { createHmac, randomBytes, randomUUID } from 'node:crypto';

const PREFIX = 'whsec_';

export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export const newMessageId = (): string => `msg_${randomUUID().replaceAll('-', '')}`;

interface Message {
  id: string;
  /** In seconds. */
  timestamp: number;
  body: string;
}

function signatureOf(secret: string, { id, timestamp, body }: Message): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${signed}`;
}

/** The headers of Standard Webhooks: one signature for each secret that the receiver may know. */
export const webhookHeaders = (
  message: Message,
  secrets: readonly string[],
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Anden-Webhooks/1',
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
});
