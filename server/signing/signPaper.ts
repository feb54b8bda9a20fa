import type { AccionDefinition } from '@contract/accion';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../acciones/context';
import { ownTransaction } from '../acciones/ownTransaction';
import { signature } from '../db/schema/signing';
import { conflict, Fault, invalid } from '../http/fault';
import { askPassword } from '../session/askAgain';
import { lockSignature, noSignature, type PaperRow, type SignatureRow } from './lockSignature';
import { nextTurn } from './nextTurn';
import { sealSignature } from './sealSignature';
import { type Outcome, outcomeFaults, whyNotSign } from './signatureRules';

interface Asked {
  id: number;
  version: number;
  outcome: Outcome;
  reason: string;
  clave: string;
}

type Tools = Parameters<Parameters<typeof ownTransaction>[3]>[0];

export interface SignedPaper {
  tools: Tools;
  paper: PaperRow;
  before: SignatureRow;
  after: SignatureRow;
  /** Whose turn begins with it. */
  next: number[];
}

function check(paper: PaperRow, own: SignatureRow, asked: Asked, { viewer }: Context): void {
  const why = whyNotSign(own.state);
  if (why) throw conflict(why);
  if (own.version !== asked.version) {
    throw new Fault(409, 'conflicto_version', 'Cambió desde que lo abriste: volvé a abrirlo.');
  }
  const mayDissent = can(viewer.roles, 'DISAGREEMENT');
  const faults = outcomeFaults({ ...asked, kind: paper.kind, mayDissent });
  if (faults) throw invalid(faults);
}

/**
 * Signs one's own paper: the password is asked again, outside of the transaction so that a wrong one counts; then
 * its seal, what was said and whatever `settle` adds are one change.
 */
export async function signPaper<T>(
  context: Context,
  accion: AccionDefinition,
  asked: Asked,
  settle: (signed: SignedPaper) => Promise<T>,
): Promise<T> {
  const { db, viewer, address, device } = context;
  const { accountId, personId } = viewer;
  if (personId === null) throw noSignature();
  const [mine] = await db
    .select({ id: signature.id })
    .from(signature)
    .where(and(eq(signature.id, asked.id), eq(signature.personId, personId)));
  // Whose it is not must not learn from the password's answer that it exists.
  if (!mine) throw noSignature();
  await askPassword(context, asked.clave, 'clave');
  return ownTransaction(context, accion, accountId, async (tools) => {
    const { own, paper } = await lockSignature(tools.db, { id: asked.id, personId });
    check(paper, own, asked, context);
    const said = { outcome: asked.outcome, reason: asked.reason, at: new Date(), address, device };
    const after = await sealSignature(tools, { paper, own }, said);
    await tools.audit({ entity: 'signature', entityId: own.id, before: own, after });
    const next = after.state === 'rejected' ? [] : await nextTurn(tools.db, paper.id);
    return settle({ tools, paper, before: own, after, next });
  });
}
