import type { SessionState } from '../session/sessionStore';
import { isAppError } from '../wms/appError';
import type { WmsCall } from '../wms/wmsCall';
import type { KeptAnswers } from './keptAnswers';

/** The questions of an accion that are kept: all, or those that say just this; null stands for a field that was not said. */
export type KeptQuestions = true | Readonly<Record<string, unknown>>;

const json = (value: unknown) => JSON.stringify(value ?? null);

function isKept({ body }: WmsCall, questions: KeptQuestions): boolean {
  if (body instanceof FormData || body instanceof URLSearchParams) return false;
  if (questions === true) return true;
  return Object.entries(questions).every(([name, value]) => json(body?.[name]) === json(value));
}

const away = new Set([0, 502, 503, 504]);

interface Reading {
  call: WmsCall;
  questions: KeptQuestions;
  getState: () => SessionState;
  /** The entry of the cache; absent for a question asked beside it. */
  entry?: string;
}

/** Reads from the server and keeps what it says; without an answer, what it said last. */
export async function readOrRecall(
  answers: KeptAnswers,
  { call, questions, getState, entry }: Reading,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const asked = getState();
  if (!isKept(call, questions)) return send();
  try {
    const data = await send();
    answers.keep(call, asked, getState, data);
    if (entry) answers.setAge(entry, null);
    return data;
  } catch (error) {
    const unreachable = isAppError(error) && error.code !== 'cancelado' && away.has(error.status);
    // The data on the screen is at least as new as the kept answer.
    if (!unreachable || !entry || holds(getState(), entry)) throw error;
    const found = await answers.recall(call, asked);
    if (!found) throw error;
    answers.setAge(entry, found.at);
    return found.data;
  }
}

function holds(state: object, entry: string): boolean {
  const { wms } = state as { wms?: { queries: Record<string, { data?: unknown } | undefined> } };
  return wms?.queries[entry]?.data !== undefined;
}
