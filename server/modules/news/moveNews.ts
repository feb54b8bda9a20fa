import type { NewsMove } from '@contract/news/newsState';
import type { Context } from '../../engine/acciones/context';
import { decideByFlag, type FlagDecision } from '../../engine/approvals/decideByFlag';
import { reopenRequest } from '../../engine/approvals/reopenRequest';
import { invalid } from '../../engine/http/fault';
import { holdDays } from './holdDays';
import { refuseClosedNews } from './newsPeriod';
import { requestTypeOf } from './newsRequestTypes';
import { movedTo, wantsReason } from './newsRules';
import { newsStore, ringNewsOwner } from './newsStore';

interface Target {
  id: number;
  version?: number;
  reason: string;
}

const decision = (move: NewsMove, reason: string): FlagDecision | null => {
  if (move === 'validate') return { kind: 'approve' };
  return move === 'reject' ? { kind: 'reject', reason } : null;
};

/** This moves a novelty a step, for NEWS.STATE; one that waits in an inbox ends there too. */
export async function moveNews(
  context: Context,
  { id, version, reason }: Target,
  move: NewsMove,
): Promise<void> {
  const { db, viewer } = context;
  if (wantsReason(move) && reason.length < 3) throw invalid({ reason: 'Contá el motivo.' });
  const { news: before, type } = await newsStore.hold(context, { id, version }, move);
  await refuseClosedNews(db, before.personId, type.unit, before);
  const decided = decision(move, reason);
  const matter = { type: requestTypeOf(type), subjectId: id };
  if (decided && (await decideByFlag(context, matter, decided))) return;
  // Its request waits again, too, or nobody would find it in an inbox.
  if (move === 'reopen') await reopenRequest(context, matter);
  const done = { kind: move, accountId: viewer.accountId, reason };
  const after = await newsStore.write(context, before, { state: movedTo(move) }, done);
  await holdDays(context, after, type);
  await ringNewsOwner(context, after, move);
}
