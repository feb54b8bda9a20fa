import type { SignatureRow } from './lockSignature';

type State = SignatureRow['state'];
export type Outcome = Extract<State, 'signed' | 'dissented' | 'rejected'>;

const refusals: Partial<Record<State, string>> = {
  waiting: 'Todavía no es tu turno: antes firman otras personas.',
  signed: 'Ya lo firmaste.',
  dissented: 'Ya lo firmaste en disconformidad.',
  rejected: 'Ya lo rechazaste.',
  cancelled: 'Ya no hace falta que lo firmes: lo anularon.',
  expired: 'El plazo para firmarlo terminó.',
};

/** Why a paper cannot be signed now, if it cannot. */
export const whyNotSign = (state: State): string | undefined => refusals[state];

interface Saying {
  kind: 'document' | 'receipt';
  outcome: Outcome;
  reason: string;
  mayDissent: boolean;
}

/** This tells what is wrong with how somebody signs, field by field. */
export function outcomeFaults({
  kind,
  outcome,
  reason,
  mayDissent,
}: Saying): Record<string, string> | null {
  if (outcome === 'rejected' && kind === 'receipt') {
    return { outcome: 'Un recibo no se rechaza: se firma en conformidad o en disconformidad.' };
  }
  // Workers have the right to dissent from their own pay, whatever a role says.
  if (outcome === 'dissented' && kind !== 'receipt' && !mayDissent) {
    return { outcome: 'Tu rol no permite firmar en disconformidad.' };
  }
  if (outcome !== 'signed' && !reason) return { reason: 'Contá por qué.' };
  return null;
}

export const outcomeText = (kind: Saying['kind'], outcome: Outcome): string => {
  if (outcome === 'dissented') return 'Firmado en disconformidad';
  if (outcome === 'rejected') return 'Rechazado';
  return kind === 'receipt' ? 'Firmado en conformidad' : 'Firmado';
};
