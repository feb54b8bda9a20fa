export type SignOutcome = 'signed' | 'dissented' | 'rejected';
export type SignKind = 'document' | 'receipt';

/** The label of the button that signs so. */
export const signLabels = {
  document: {
    signed: 'Firmar',
    dissented: 'Firmar en disconformidad',
    rejected: 'Rechazar',
  },
  receipt: {
    signed: 'Firmar en conformidad',
    dissented: 'Firmar en disconformidad',
    rejected: 'Rechazar',
  },
} as const satisfies Record<SignKind, Record<SignOutcome, string>>;

/** The meaning of signing so, said before it is done. */
export const signMeanings = {
  document: {
    signed: 'Tu firma queda en el documento con la fecha, la hora y desde dónde firmaste.',
    dissented: 'Lo firmás, y queda escrito que no estás de acuerdo. Quien lo envió lee el motivo.',
    rejected: 'No lo firmás. Quien lo envió lee el motivo.',
  },
  receipt: {
    signed: 'Decís que lo recibiste y que estás de acuerdo. No renunciás a reclamar después.',
    dissented:
      'Decís que lo recibiste y que no estás de acuerdo. El recibo vale igual; Recursos Humanos lee el motivo y te responde.',
    rejected: '',
  },
} as const satisfies Record<SignKind, Record<SignOutcome, string>>;
