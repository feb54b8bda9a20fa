import { DateTime } from 'luxon';
import { sameDocket } from './pageMarks';
import { doubles, type Slip } from './splitPages';
import { writtenCuil } from './writtenCuil';

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
  /** `out`: the duplicate of another one. */
  outcome: 'matched' | 'doubtful' | 'unmatched' | 'out';
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
  const [wrong] = slip.wrongCuils;
  if (wrong !== undefined) {
    const said = `El CUIL ${writtenCuil(wrong)} está mal escrito: su dígito verificador no coincide.`;
    return doubtful((cuil === undefined ? undefined : byCuil.get(cuil)) ?? byNumber, said);
  }
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

/** This maps each duplicate to the slip of the same person that it repeats: an original comes before its duplicates. */
function originals(slips: readonly Slip[], matches: readonly Match[]): Map<number, Slip> {
  const firsts = new Map<number, Slip>();
  const found = new Map<number, Slip>();
  const inOrder = [...slips.entries()].sort(
    ([, one], [, two]) => Number(one.copy) - Number(two.copy),
  );
  for (const [index, slip] of inOrder) {
    const personId = matches[index]?.personId ?? null;
    if (personId === null) continue;
    const first = firsts.get(personId);
    if (!first) firsts.set(personId, slip);
    else if (doubles(first, slip)) found.set(index, first);
  }
  return found;
}

/** This finds the person of each slip; duplicates stay out, and a person who appears twice besides is left for a look. */
export function matchSlips(slips: readonly Slip[], payees: Payees, period: string): Match[] {
  const matches = slips.map((slip) => matchSlip(slip, payees, period));
  const repeated = originals(slips, matches);
  const times = new Map<number | null, number>();
  for (const [index, { personId }] of matches.entries()) {
    if (!repeated.has(index)) times.set(personId, (times.get(personId) ?? 0) + 1);
  }
  return matches.map((match, index) => {
    const original = repeated.get(index);
    if (original) {
      const reason = `Es el duplicado de la hoja ${original.fromPage}.`;
      return { ...match, outcome: 'out', reason };
    }
    return match.outcome === 'matched' && (times.get(match.personId) ?? 0) > 1
      ? { ...match, outcome: 'doubtful', reason: 'Aparece más de una vez en el lote.' }
      : match;
  });
}
