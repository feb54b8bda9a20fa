import type { AccionDefinition } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { and, eq, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { signature, signingPaper } from '../../db/schema/signing';
import type { Context } from '../acciones/context';
import { ownTransaction } from '../acciones/ownTransaction';
import { conflict, Fault, invalid } from '../http/fault';
import { askPassword } from '../session/askAgain';
import { clock } from '../time/clock';
import { lockSignature, noSignature, type PaperRow, type SignatureRow } from './lockSignature';
import { sealFor, writeSignature } from './sealSignature';
import { type Outcome, outcomeFaults, whyNotSign } from './signatureRules';
import { turnOf } from './turnOf';

/** Once everybody of a turn has signed, the next one begins; whose turn it is now. */
async function nextTurn(db: Db, paperId: number): Promise<number[]> {
  const open = sql`${signature.state} in ('waiting', 'pending', 'opened')`;
  const [next] = await db
    .select({ turn: min(signature.turn) })
    .from(signature)
    .where(and(eq(signature.paperId, paperId), open));
  if (next?.turn == null) return [];
  const begun = await db
    .update(signature)
    .set({ state: 'pending', changedAt: clock.now(), version: sql`${signature.version} + 1` })
    .where(
      and(
        eq(signature.paperId, paperId),
        eq(signature.turn, next.turn),
        eq(signature.state, 'waiting'),
      ),
    )
    .returning({ personId: signature.personId });
  return begun.map(({ personId }) => personId);
}

/** Work under one name is done one after another in this process; under different names, side by side. */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    const ended = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === ended) last.delete(name);
      });
    last.set(name, ended);
    return turn;
  };
}

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
  /** The people whose turn begins with it. */
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

const TRIES = 5;
// Seals of one paper come one after another: two made at once would each lack the other.
const inTurn = oneAtATime();

/** One's own signature as it is now; not locked, for a seal takes a while. */
async function seen(db: Db, id: number, personId: number) {
  const [found] = await db
    .select({ own: signature, paper: signingPaper })
    .from(signature)
    .innerJoin(signingPaper, eq(signingPaper.id, signature.paperId))
    .where(and(eq(signature.id, id), eq(signature.personId, personId)));
  // Other people must not learn from the password's answer that a signature exists.
  if (!found) throw noSignature();
  return found;
}

/**
 * Signs one's own paper: the password is asked again, so that a wrong one counts; the seal is made while nothing is
 * locked; then it, what was said and whatever `settle` adds are one change. Where somebody else's seal came first, it
 * is made again over theirs.
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
  const { own: mine } = await seen(db, asked.id, personId);
  await askPassword(context, asked.clave, 'clave');

  const attempt = async () => {
    const before = await seen(db, asked.id, personId);
    check(before.paper, before.own, asked, context);
    const said = { outcome: asked.outcome, reason: asked.reason, at: clock.now(), address, device };
    const seal = await sealFor(context, before, said, turnOf(viewer));
    return ownTransaction(context, accion, accountId, async (tools) => {
      const { own, paper } = await lockSignature(tools.db, { id: asked.id, personId });
      check(paper, own, asked, context);
      if (paper.currentHash !== before.paper.currentHash) return null;
      const after = await writeSignature(tools.db, { paper, own }, said, seal);
      await tools.audit({ entity: 'signature', entityId: own.id, before: own, after });
      const next = after.state === 'rejected' ? [] : await nextTurn(tools.db, paper.id);
      return { settled: await settle({ tools, paper, before: own, after, next }) };
    });
  };
  return inTurn(String(mine.paperId), async () => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const done = await attempt();
      if (done) return done.settled;
    }
    throw conflict('Muchas personas lo están firmando a la vez: probá de nuevo.');
  });
}
