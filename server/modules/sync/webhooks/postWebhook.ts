import type { Services } from '../../../engine/acciones/context';
import { askOutside, OutsideFault } from '../../../engine/outside/askOutside';
import { machineMs } from '../../../engine/time/machineTime';
import { demoAnswer } from './demoReceiver';
import { webhookHeaders } from './signWebhook';

const PATIENCE_MS = 15_000;
const KEPT_BYTES = 2_000;

export type WebhookServices = Pick<Services, 'config' | 'database' | 'outside'>;

export interface Posted {
  headers: Record<string, string>;
  /** Null where nobody answered. */
  status: number | null;
  answer: string;
  error: string;
  ms: number;
}

interface Message {
  url: string;
  messageId: string;
  body: string;
  secrets: readonly string[];
  patienceMs?: number;
}

/** Sends a message once, signed with the hour of the machine, by which the receiver judges how old it is. */
export async function postWebhook(
  services: WebhookServices,
  { url, messageId, body, secrets, patienceMs = PATIENCE_MS }: Message,
): Promise<Posted> {
  const timestamp = Math.floor(machineMs() / 1000);
  const headers = webhookHeaders({ id: messageId, timestamp, body }, secrets);
  const began = performance.now();
  const posted = (status: number | null, answer: string, error: string): Posted => {
    const ms = Math.round(performance.now() - began);
    return { headers, status, answer, error, ms };
  };
  if (secrets.length === 0) return posted(null, '', 'No se puede leer el secreto: renovalo.');
  const pretended = demoAnswer(services, url);
  if (pretended) return posted(pretended.status, pretended.answer, '');
  try {
    const answer = await askOutside(services, {
      ...{ url, method: 'POST', headers, body: Buffer.from(body), patienceMs },
      keptBytes: KEPT_BYTES,
    });
    return posted(answer.status, plainText(answer.beginning), '');
  } catch (error) {
    if (error instanceof OutsideFault) return posted(null, '', error.message);
    throw error;
  }
}

/** Neither a database nor a page takes signs that are no text. */
const plainText = (bytes: Buffer): string => bytes.toString().replace(/[^\P{C}\n\t]/gu, '\uFFFD');
