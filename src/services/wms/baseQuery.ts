import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type KeptAnswers, keptAnswers } from '../offline/keptAnswers';
import { type OfflineQueue, offlineQueue } from '../offline/offlineQueue';
import { readOrRecall } from '../offline/readOrRecall';
import { sendOrKeep } from '../offline/sendOrKeep';
import { selectViewing } from '../session/selectViewing';
import type { SessionState } from '../session/sessionStore';
import { type AppError, isAppError, requestDetail } from './appError';
import { errorMessage } from './errorMessage';
import type { AccionMeta } from './generated/accionMeta.gen';
import { isGoing } from './goingPage';
import { newKey } from './newKey';
import { performCall } from './performCall';
import type { WmsBody, WmsCall, WmsMethod, WmsObject } from './wmsCall';

/** The generated endpoints ask for this: each accion has a path. */
export interface WmsArgs {
  url: string;
  method?: WmsMethod;
  params?: WmsObject;
  body?: WmsBody;
  /** The key of a change that waited for the network; else each call makes its own. */
  idempotencyKey?: string;
  raw?: boolean;
}

export type WmsBaseQuery = BaseQueryFn<WmsArgs, unknown, AppError>;

function callOf(args: WmsArgs, meta: AccionMeta): WmsCall {
  const {
    url,
    method = args.body === undefined ? 'GET' : 'POST',
    params,
    body,
    idempotencyKey,
  } = args;
  const changes = method === 'POST' && !meta.read && !meta.alone;
  return {
    entry: meta.entry,
    method,
    accion: url.replace(/^\//, ''),
    body: body ?? params,
    withUser: !meta.public,
    privateFields: meta.private,
    idempotencyKey: changes ? (idempotencyKey ?? newKey()) : undefined,
  };
}

function unexpected(error: unknown): AppError {
  const code = 'error_interno';
  return {
    status: 0,
    code,
    message: errorMessage(500),
    detail: requestDetail(''),
    data: String(error),
  };
}

function onlyLooking(read: boolean | undefined): AppError {
  const seen = { status: 403, detail: requestDetail('') };
  if (read) {
    return { ...seen, code: 'oculto', message: '“Ver como” no muestra lo que es personal.' };
  }
  const message = 'Estás viendo como otra persona o rol: solo podés mirar.';
  return { ...seen, code: 'solo_lectura', message };
}

/** These calls open or end a session. Tried again, they would count as another try of a password. */
async function alone(call: WmsCall, state: SessionState, signal: AbortSignal) {
  try {
    return { data: await performCall(call, state, { signal }) };
  } catch (error) {
    return { error: isAppError(error) ? error : unexpected(error) };
  }
}

/** The only way from an endpoint to the network. */
export function makeBaseQuery(
  metas: Readonly<Record<string, AccionMeta>>,
  queue: OfflineQueue = offlineQueue,
  answers: KeptAnswers = keptAnswers,
): WmsBaseQuery {
  return async (args, { getState, signal, queryCacheKey: entry }) => {
    // Neither asked nor refused: the page goes before anybody could read it.
    if (isGoing()) return new Promise<never>(() => undefined);
    const meta = metas[args.url.replace(/^\//, '')] ?? {};
    const call = callOf(args, meta);
    const now = getState as () => SessionState;
    // The caller stays the person who asked, also if another one signs in meanwhile.
    const state = now();
    if (meta.alone) return alone(call, state, signal);
    // The server refuses it too; here it costs no call, also to what the page does by itself.
    if (selectViewing(state) && !(meta.whileViewing ?? meta.read)) {
      return { error: onlyLooking(meta.read) };
    }
    const send = async () => {
      const perform = () => performCall(call, state, { raw: args.raw, signal });
      const data = await retrying(perform, signal);
      queue.nudge(now);
      return data;
    };
    try {
      // Changes made without network are read back as they were left.
      if (meta.read) await queue.settled();
      // Earlier changes go first: a step that follows another would else be refused.
      else if (!meta.queueable && !queue.isEmpty()) await queue.flush(now);
      if (meta.queueable) return { data: await sendOrKeep(queue, call, now, send) };
      const { keptOffline: questions } = meta;
      if (!questions) return { data: await send() };
      return { data: await readOrRecall(answers, { call, questions, getState: now, entry }, send) };
    } catch (error) {
      // A person whom the server no longer knows has nothing to read here either.
      if (isAppError(error) && error.code === 'sin_sesion') void answers.forget();
      return { error: isAppError(error) ? error : unexpected(error) };
    }
  };
}

const waits = [300, 1200];
const passing = new Set([502, 503, 504]);

function mayPass(error: unknown): boolean {
  if (!isAppError(error)) return false;
  return passing.has(error.status) || (error.code === 'sin_red' && navigator.onLine);
}

/** Tries again what failed on the way. Safe for changes too: their key makes the server do them once. */
async function retrying<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const wait of waits) {
    try {
      return await send();
    } catch (error) {
      if (!mayPass(error) || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return send();
}
