import type { PayFacts } from './payFacts';

/** Runs of before the tie was kept have none: everybody under an agreement was taken for a member. */
export const unionTieOf = ({
  unionTie,
  agreement,
}: Pick<PayFacts, 'unionTie' | 'agreement'>): NonNullable<PayFacts['unionTie']> =>
  unionTie ?? (agreement === null ? 'none' : 'member');
