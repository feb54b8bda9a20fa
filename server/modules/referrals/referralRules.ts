import type { ReferralAction } from '@contract/referrals/referral';
import type { referral } from '../../db/schema/referrals';

type Stored = typeof referral.$inferSelect;
export type ReferralFacts = Pick<
  Stored,
  'state' | 'referrerId' | 'erasedAt' | 'personId' | 'eraseDue' | 'askedDay'
>;

interface Who {
  decides: boolean;
  /** Whether they keep the records of the staff, too. */
  keepsPeople: boolean;
  personId: number | null;
}

const living: ReadonlySet<Stored['state']> = new Set(['pending', 'process']);

const allowed: Record<ReferralAction, (row: ReferralFacts, who: Who) => boolean> = {
  cancel: ({ state, referrerId }, { decides, personId }) =>
    state === 'invited' && (decides || referrerId === personId),
  begin: ({ state }, { decides }) => decides && state === 'pending',
  reject: ({ state }, { decides }) => decides && living.has(state),
  hire: ({ state, askedDay }, { decides }) => decides && state === 'process' && askedDay === null,
  admit: ({ state, personId }, { decides, keepsPeople }) =>
    decides && keepsPeople && state === 'hired' && personId === null,
  interview: ({ state }, { decides }) => decides && living.has(state),
  note: ({ state }, { decides }) => decides && state !== 'invited',
  askErasure: ({ eraseDue, state }, { decides }) =>
    decides && eraseDue === null && state !== 'invited',
  erase: ({ state }, { decides }) => decides && state !== 'invited',
};

/** Nothing is done to what was erased but to give somebody their file, once. */
export const allowedReferralActions = (row: ReferralFacts, who: Who): ReferralAction[] =>
  (Object.keys(allowed) as ReferralAction[]).filter(
    (action) => (row.erasedAt === null || action === 'admit') && allowed[action](row, who),
  );

const standing: Record<Stored['state'], string> = {
  invited: 'todavía no respondió la invitación',
  pending: 'se postuló y espera',
  process: 'está en proceso',
  hired: 'ya fue contratada',
  rejected: 'ya se cerró',
  cancelled: 'se canceló',
  expired: 'venció sin respuesta',
  duplicate: 'ya se había postulado por otro lado',
};

/** Why an action that was asked for is not among the allowed ones. */
export function referralRefusal(row: ReferralFacts, action: ReferralAction): string {
  if (row.erasedAt !== null) return 'Sus datos ya se borraron.';
  if (action === 'hire' && row.askedDay !== null) return 'Su contratación ya espera aprobación.';
  if (action === 'admit' && row.personId !== null) return 'Su legajo ya se dio de alta.';
  if (action === 'askErasure' && row.eraseDue !== null) return 'El borrado ya estaba pedido.';
  return `No podés hacer eso: la persona ${standing[row.state]}.`;
}

/** States in which a person counts as referred: a cancelled, closed or expired one does not hold the place of another. */
export const creditStates = ['pending', 'process', 'hired'] as const;

/** The state in which a referral stays when what tells who it was is taken away. */
export const erasedState = (state: Stored['state']): Stored['state'] =>
  state === 'invited' || living.has(state) ? 'cancelled' : state;
