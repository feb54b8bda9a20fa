import type { FastifyRequest } from 'fastify';
import type { Services } from '../../acciones/context';
import { type Caller, type OpenedCall, openCall } from '../../acciones/openCall';
import type { CallHead } from '../transport';
import { bodyOfAccount } from './guardBodies';

/** A session may end while a long body comes. */
const FRESH_MS = 5_000;

type Open = (head: CallHead, caller: Caller) => Promise<OpenedCall>;

const keyOf = ({ token, accion, userId }: CallHead) => JSON.stringify([token, accion, userId]);

/** Opens the call of each request once, and again where the body says more or took long. */
export function callOpener(services: Services): (request: FastifyRequest) => Open {
  const openers = new WeakMap<FastifyRequest, Open>();
  const openerFor = (request: FastifyRequest): Open => {
    let known: { key: string; at: number; opened: OpenedCall } | undefined;
    return async (head, caller) => {
      const key = keyOf(head);
      if (known?.key === key && Date.now() - known.at < FRESH_MS) return known.opened;
      const opened = await openCall(services, head, caller);
      if (!known && opened.viewer) bodyOfAccount(request, opened.viewer.accountId);
      known = { key, at: Date.now(), opened };
      return opened;
    };
  };
  return (request) => {
    const opener = openers.get(request) ?? openerFor(request);
    openers.set(request, opener);
    return opener;
  };
}
