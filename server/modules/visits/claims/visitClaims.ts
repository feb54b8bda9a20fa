import { monthWords } from '@contract/core/rangeText';
import {
  acceptVisitPunch,
  acceptVisitWay,
  getVisitClaims,
} from '@contract/visits/visitClaimAcciones';
import { anyOf } from '../../../db/anyOf';
import { visitClaim } from '../../../db/schema/visitEvidence';
import { implement } from '../../../engine/acciones/implement';
import { conflict } from '../../../engine/http/fault';
import { dayText } from '../../../engine/time/days';
import { refuseClosedPeriod } from '../../../engine/time/refuseClosedPeriod';
import { viewerToday } from '../../../engine/time/viewerToday';
import { punchVouched } from '../../markings';
import { addOwnExpense } from '../../renditions';
import { isWithdrawn } from './claimRows';
import { kilometresOf, type WayProposal } from './dayWay';
import { presentClaims } from './presentClaims';
import type { PunchProposal } from './punchProposals';
import { heldDay, type WalkedDay, walkedDay } from './walkedDay';

const CHANGED = 'Las visitas o las fichadas de ese día cambiaron: mirá de nuevo lo que se propone.';

export const getVisitClaimsHandler = implement(getVisitClaims, async ({ day }, context) =>
  presentClaims(await walkedDay(context, day ?? (await viewerToday(context)))),
);

const words = { entry: 'Llegada a', exit: 'Fin de' } as const;
const FAR = 'La llegada se juzgó lejos del lugar.';

/** Punches what a visit proposes. A second tap finds it made, and makes no other one. */
export const acceptVisitPunchHandler = implement(
  acceptVisitPunch,
  async ({ day, kind, at }, context) => {
    const { db } = context;
    const seen = await heldDay(context, day);
    const { personId } = seen;
    if (seen.claims.some((claim) => claim.kind === kind)) return presentClaims(seen);
    await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
    const proposal = seen.punchProposals.find((one) => one.kind === kind);
    if (!proposal || proposal.at.getTime() !== Date.parse(at)) throw conflict(CHANGED);
    const punchId = await punchVouched(context, {
      personId,
      kind: kind === 'entry' ? 'in' : 'out',
      at: proposal.at,
      voucher: voucherOf(proposal),
      doubt: proposal.visit.arrival === 'outside' ? FAR : null,
    });
    const visitId = proposal.visit.id;
    await db.insert(visitClaim).values({ kind, visitId, personId, day, punchId });
    return presentClaims(await walkedDay(context, day));
  },
);

const voucherOf = ({ kind, visit: { number, place } }: PunchProposal): string =>
  `${words[kind]} la visita ${number}, ${place}.`;

/** Puts the way of a day into a rendition. A second tap finds it there. */
export const acceptVisitWayHandler = implement(
  acceptVisitWay,
  async ({ day, kilometres }, context) => {
    const { db } = context;
    const seen = await heldDay(context, day);
    const { personId, way, claims } = seen;
    if (!way && claims.some((claim) => claim.kind === 'way' && !isWithdrawn(claim))) {
      return presentClaims(seen);
    }
    if (!way || kilometresOf(way.tenths) !== Number(kilometres).toFixed(1)) throw conflict(CHANGED);
    const stale = claims.filter((claim) => claim.kind === 'way' && isWithdrawn(claim));
    if (stale.length > 0) {
      await db.delete(visitClaim).where(
        anyOf(
          visitClaim.id,
          stale.map(({ id }) => id),
        ),
      );
    }
    const lineId = await addOwnExpense(context, {
      ...{ personId, title: `Kilómetros de visitas, ${monthWords(day).toLowerCase()}` },
      ...{ day, categoryId: way.categoryId, kilometres: kilometresOf(way.tenths) },
      description: descriptionOf(seen, way),
    });
    await db.insert(visitClaim).values(
      way.fresh.map((visitId, index) => ({
        ...{ kind: 'way' as const, visitId, personId, day, lineId },
        // The first of them stands for all that is asked.
        metres: index === 0 ? way.tenths * 100 : 0,
      })),
    );
    return presentClaims(await walkedDay(context, day));
  },
);

const LONGEST = 200;

function descriptionOf({ day }: WalkedDay, { legs }: WayProposal): string {
  const [first] = legs;
  const places = [first?.fromPlace ?? '', ...legs.map(({ place }) => place)].join(' → ');
  const text = `Visitas del ${dayText(day)}, en línea recta: ${places}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
