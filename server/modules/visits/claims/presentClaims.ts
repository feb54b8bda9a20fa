import type { OutputOf } from '@contract/core/accion';
import type { getVisitClaims } from '@contract/visits/visitClaimAcciones';
import { distanceAmount } from '../../expenses';
import { type ClaimRow, isBacked, isWithdrawn, stateOf } from './claimRows';
import { dayMinutes } from './dayMinutes';
import { kilometresOf } from './dayWay';
import type { WalkedDay } from './walkedDay';

type Claims = OutputOf<typeof getVisitClaims>;

/** The expenses of some claims, each once, however many arrivals it stands for. */
function waysOf(claims: readonly ClaimRow[]): Claims['ways'] {
  const lines = new Map<number, ClaimRow[]>();
  for (const claim of claims) {
    if (claim.lineId === null || isWithdrawn(claim)) continue;
    lines.set(claim.lineId, [...(lines.get(claim.lineId) ?? []), claim]);
  }
  return [...lines.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first?.renditionId || !first.kilometres || !first.amount) return [];
    const { renditionId, kilometres, amount } = first;
    return [
      {
        ...{ renditionId, kilometres, amount },
        state: stateOf(first),
        backed: rows.every(isBacked),
      },
    ];
  });
}

/** A day of one's own visits as its person reads it. */
export function presentClaims(walked: WalkedDay): Claims {
  const { day, zone, visits, punches, claims, punchProposals, way } = walked;
  const made = claims.flatMap((claim): Claims['punches'] => {
    const { kind, at, visitId, visitNumber, place } = claim;
    if (kind === 'way' || at === null) return [];
    const of = { visitId, visitNumber, place };
    return [{ kind, at: at.toISOString(), ...of, state: stateOf(claim), backed: isBacked(claim) }];
  });
  const proposed = punchProposals.map(({ kind, at, visit: { id, number, place } }) => ({
    ...{ kind, at: at.toISOString(), visitId: id, visitNumber: number, place },
    ...{ state: 'proposed' as const, backed: true },
  }));
  return {
    ...{ day, zone, ...dayMinutes(visits, punches) },
    punches: [...made, ...proposed].sort((one, other) => (one.at < other.at ? -1 : 1)),
    way: way && presentWay(way),
    ways: waysOf(claims),
  };
}

function presentWay({ tenths, kmRate, legs }: NonNullable<WalkedDay['way']>): Claims['way'] {
  const kilometres = kilometresOf(tenths);
  const rate = Number(kmRate).toFixed(2);
  return { kilometres, kmRate: rate, legs, amount: distanceAmount(kilometres, kmRate) };
}
