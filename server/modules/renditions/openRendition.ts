import {
  handInRendition,
  openRendition,
  resendRendition,
  withdrawRendition,
} from '@contract/renditions/renditionAcciones';
import { implement } from '../../engine/acciones/implement';
import { cancelRequest } from '../../engine/approvals/cancelRequest';
import { openRequestOf } from '../../engine/approvals/openRequestOf';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { presentRendition } from './presentRendition';
import { leavePay } from './renditionPay';
import { linesOf } from './renditionQueries';
import { handInFault } from './renditionRules';
import { ADVANCE_REQUEST, REPORT_REQUEST } from './renditionScope';
import { renditionsStore } from './renditionsStore';

const refuseNothing = (asked: string | null) => {
  if (asked !== null && Number(asked) <= 0) {
    throw invalid({ asked: 'Indicá cuánto necesitás, o dejalo vacío si no pedís anticipo.' });
  }
};

export const openRenditionHandler = implement(openRendition, async (fields, context) => {
  const { accountId, personId } = context.viewer;
  if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
  refuseNothing(fields.asked);
  const advance = fields.asked !== null;
  const { id } = await renditionsStore.create(
    context,
    { ...fields, personId, state: advance ? 'pending' : 'open' },
    { kind: advance ? 'asked' : 'opened', accountId },
  );
  if (advance) await submitRequest(context, ADVANCE_REQUEST, id);
  return { id };
});

export const resendRenditionHandler = implement(
  resendRendition,
  async ({ id, version, ...fields }, context) => {
    const before = await renditionsStore.hold(context, { id, version }, 'resend');
    if (fields.asked === null) throw invalid({ asked: 'Indicá cuánto necesitás.' });
    refuseNothing(fields.asked);
    const done = { kind: 'asked', accountId: context.viewer.accountId } as const;
    await renditionsStore.write(context, before, { ...fields, state: 'pending' }, done);
    await submitRequest(context, ADVANCE_REQUEST, id);
    return presentRendition(context, id);
  },
);

export const handInRenditionHandler = implement(
  handInRendition,
  async ({ id, version }, context) => {
    const before = await renditionsStore.hold(context, { id, version }, 'handIn');
    const fault = handInFault((await linesOf(context.db, id)).length, before.paid);
    if (fault) throw conflict(fault);
    const done = { kind: 'handed', accountId: context.viewer.accountId } as const;
    await renditionsStore.write(context, before, { state: 'handed' }, done);
    // A rendition that was rejected or taken back is handed in again.
    await submitRequest(context, REPORT_REQUEST, id, { anew: true });
    return presentRendition(context, id);
  },
);

export const withdrawRenditionHandler = implement(
  withdrawRendition,
  async ({ id, version }, context) => {
    const before = await renditionsStore.hold(context, { id, version }, 'withdraw');
    const request = await openRequestOf(context.db, [ADVANCE_REQUEST, REPORT_REQUEST], id);
    const { accountId } = context.viewer;
    if (request) await cancelRequest(context, request);
    else {
      // An approved advance would otherwise still go with the next pay.
      await leavePay(context, before);
      const done = { kind: 'withdrawn', accountId } as const;
      await renditionsStore.write(context, before, { state: 'cancelled' }, done);
    }
    return presentRendition(context, id);
  },
);
