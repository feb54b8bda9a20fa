import Big from 'big.js';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import type { Weight } from '../../engine/imports/sumWeights';
import { personName } from '../../engine/people/personName';
import { loadLookups } from './peopleLookups';

const titles: Record<string, string> = {
  monthly: 'Sueldo por mes',
  daily: 'Sueldo por día',
  hourly: 'Sueldo por hora',
};

interface Pay {
  salary: string | null;
  salaryBasis: string | null;
}

/** Splits a change of salary by how it is paid: a month and an hour are not added to each other. */
export function weightsOfPay(person: Weight['person'], was: Pay, now: Pay): Weight[] {
  const of = ({ salary, salaryBasis }: Pay, basis: string) =>
    salaryBasis === basis && salary !== null ? salary : '0';
  return Object.entries(titles).flatMap(([basis, what]): Weight[] => {
    const [before, after] = [of(was, basis), of(now, basis)];
    return new Big(before).eq(after) ? [] : [{ person, what, unit: 'amount', before, after }];
  });
}

const none: Pay = { salary: null, salaryBasis: null };
const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** The salaries that a file of people changes. */
export async function weighSalaries(
  { db }: Pick<Asking, 'db'>,
  rows: readonly Candidate[],
): Promise<Weight[]> {
  const paid = rows.filter(({ write }) => 'salary' in write || 'salaryBasis' in write);
  if (paid.length === 0) return [];
  const { byDocket } = await loadLookups(db, paid);
  return paid.flatMap(({ values, write }) => {
    const was = byDocket.get(values.docket ?? '');
    const name = { firstName: values.firstName ?? '', lastName: values.lastName ?? '' };
    const now = {
      salary: 'salary' in write ? text(write.salary) : (was?.salary ?? null),
      salaryBasis: 'salaryBasis' in write ? text(write.salaryBasis) : (was?.salaryBasis ?? null),
    };
    return weightsOfPay(was?.id ?? personName(name), was ?? none, now);
  });
}
