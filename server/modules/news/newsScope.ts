import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { approvalRequest, approvalSeat } from '../../db/schema/approvals';
import { news, newsType } from '../../db/schema/news';
import type { Viewer } from '../../engine/acciones/context';
import { delegatorsOf } from '../../engine/approvals/heldAccounts';
import { withinReach } from '../../engine/scope/withinReach';
import { keepsMedicalFiles, knowsReason } from '../absences';
import { NEWS_REQUEST } from './newsRequestTypes';

const isOwn = ({ personId }: Viewer): SQL =>
  personId === null ? sql`false` : sql`${news.personId} = ${personId}`;

const trusted = (viewer: Viewer): boolean => keepsMedicalFiles(viewer, 'NEWS.SHOW');

const subject = { personId: sql`${news.personId}`, source: sql`'news'` };

/** Novelties that wait for the viewer's decision, theirs or left to them; never the reserved ones, whose reason is not for who decides. */
const waitsFor = ({ accountId }: Viewer): SQL => sql`${news.id} in (
  select ${approvalRequest.subjectId} from ${approvalRequest}
  join ${approvalSeat} on ${approvalSeat.requestId} = ${approvalRequest.id}
  where ${approvalRequest.type} = ${NEWS_REQUEST} and ${approvalRequest.state} = 'pending' and ${approvalSeat.waiting}
    and (${approvalSeat.accountId} = ${accountId} or ${approvalSeat.accountId} in ${delegatorsOf(accountId)}))`;

/** The condition to know what it is, and not only that somebody is away. */
export const knowsNews = (viewer: Viewer): SQL =>
  viewer.viewing ? sql`false` : sql`(${knowsReason(viewer, subject)} or ${waitsFor(viewer)})`;

/**
 * One's own; and with NEWS.SHOW those of whom the role reaches: money never of a team or a site, and of what is
 * reserved only that somebody is away.
 */
export function seesNews(viewer: Viewer, reach: Reach): SQL {
  if (!can(viewer.roles, 'NEWS.SHOW')) return isOwn(viewer);
  const money = trusted(viewer) ? sql`true` : sql`${newsType.unit} <> 'amount'`;
  const away = sql`(${knowsNews(viewer)} or ${news.state} in ('pending', 'validated'))`;
  return sql`(${isOwn(viewer)} or (${withinReach(reach, viewer, news.personId)} and ${money} and ${away}))`;
}

/** A certificate is a medical file: the person's own and of who keeps them, never of a view as somebody else. */
export function opensCertificate(viewer: Viewer): SQL {
  if (viewer.viewing) return sql`false`;
  return trusted(viewer) ? sql`true` : isOwn(viewer);
}
