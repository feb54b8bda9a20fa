import { DateTime } from 'luxon';
import { sameDocket } from './pageMarks';
import type { Slip } from './splitPages';

export interface Payee {
  id: number;
  cuil: string;
  docket: string;
  name: string;
  hireDate: string;
  leaveDate: string | null;
  /** Already has a slip of this period, kind and number. */
  paid: boolean;
}

export interface Match {
  personId: number | null;
  outcome: 'matched' | 'doubtful' | 'unmatched';
  /** Empty where it is matched. */
  reason: string;
}

export interface Payees {
  byCuil: ReadonlyMap<string, Payee>;
  byDocket: ReadonlyMap<string, Payee>;
}

export const payeesOf = (people: readonly Payee[]): Payees => ({
  byCuil: new Map(people.map((one) => [one.cuil, one])),
  byDocket: new Map(people.map((one) => [sameDocket(one.docket), one])),
});

const said = (day: string) => DateTime.fromISO(day).toFormat('dd/MM/yyyy');
const matched = ({ id }: Payee): Match => ({ personId: id, outcome: 'matched', reason: '' });
const doubtful = (payee: Payee | undefined, reason: string): Match => ({
  personId: payee?.id ?? null,
  outcome: 'doubtful',
  reason,
});
const unmatched = (reason: string): Match => ({ personId: null, outcome: 'unmatched', reason });

/** Why somebody who was found should be looked at all the same. */
export function payeeDoubt(payee: Payee, period: string): string | null {
  const first = `${period}-01`;
  const last = DateTime.fromISO(first).endOf('month').toISODate() ?? first;
  if (payee.paid) return 'Ya tiene un recibo de este período, tipo y número.';
  if (payee.leaveDate !== null && payee.leaveDate < first) {
    return `Se fue el ${said(payee.leaveDate)}, antes del período.`;
  }
  return payee.hireDate > last ? `Entró el ${said(payee.hireDate)}, después del período.` : null;
}

function findPayee(slip: Slip, { byCuil, byDocket }: Payees): Match | Payee {
  const [cuil, ...others] = slip.cuils;
  const named = slip.dockets.flatMap((docket) => byDocket.get(docket) ?? []);
  const [byNumber] = named;
  if (cuil === undefined) {
    if (slip.dockets.length === 0) return unmatched('No dice ni CUIL ni legajo.');
    if (!byNumber) return unmatched(`Nadie tiene el legajo ${slip.dockets[0]}.`);
    return named.length > 1 ? doubtful(undefined, 'Dice más de un legajo.') : byNumber;
  }
  if (others.length > 0) {
    const known = slip.cuils.flatMap((one) => byCuil.get(one) ?? []);
    return doubtful(known.length === 1 ? known[0] : undefined, 'Dice más de un CUIL.');
  }
  const payee = byCuil.get(cuil);
  if (!payee) {
    return byNumber
      ? doubtful(byNumber, `El legajo es de ${byNumber.name}, pero su CUIL es otro.`)
      : unmatched('Nadie tiene ese CUIL.');
  }
  if (slip.dockets.length === 0 || slip.dockets.includes(sameDocket(payee.docket))) return payee;
  return doubtful(
    payee,
    byNumber
      ? `El CUIL es de ${payee.name} y el legajo, de ${byNumber.name}.`
      : `El CUIL es de ${payee.name}, que tiene el legajo ${payee.docket}.`,
  );
}

function matchSlip(slip: Slip, payees: Payees, period: string): Match {
  const found = findPayee(slip, payees);
  if ('outcome' in found) return found;
  const doubt = payeeDoubt(found, period);
  return doubt === null ? matched(found) : doubtful(found, doubt);
}

/** Whose each slip is; who appears twice is left for somebody to look at. */
export function matchSlips(slips: readonly Slip[], payees: Payees, period: string): Match[] {
  const matches = slips.map((slip) => matchSlip(slip, payees, period));
  const times = new Map<number | null, number>();
  for (const { personId } of matches) times.set(personId, (times.get(personId) ?? 0) + 1);
  return matches.map((match) =>
    match.outcome === 'matched' && (times.get(match.personId) ?? 0) > 1
      ? { ...match, outcome: 'doubtful', reason: 'Aparece más de una vez en el lote.' }
      : match,
  );
}
