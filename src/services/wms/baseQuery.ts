import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { SessionState } from '../session/sessionStore';
import { type AppError, isAppError, requestDetail } from './appError';
import { errorMessage } from './errorMessage';
import type { AccionMeta } from './generated/accionMeta.gen';
import { newKey } from './newKey';
import { performCall } from './performCall';
import { retrying } from './retrying';
import type { WmsBody, WmsCall, WmsMethod, WmsObject } from './wmsCall';

/** What the generated endpoints ask for: one path per accion. */
export interface WmsArgs {
  url: string;
  method?: WmsMethod;
  params?: WmsObject;
  body?: WmsBody;
  /** Of a change that waited for the network; else each call makes its own. */
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
  const changes = method === 'POST' && !meta.read;
  return {
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

/** The only way from an endpoint to the network. */
export function makeBaseQuery(meta: Readonly<Record<string, AccionMeta>>): WmsBaseQuery {
  return async (args, { getState, signal }) => {
    const call = callOf(args, meta[args.url.replace(/^\//, '')] ?? {});
    const state = getState() as SessionState;
    try {
      const send = () => performCall(call, state, { raw: args.raw, signal });
      return { data: await retrying(send, signal) };
    } catch (error) {
      return { error: isAppError(error) ? error : unexpected(error) };
    }
  };
}
