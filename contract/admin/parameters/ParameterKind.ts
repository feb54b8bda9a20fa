export interface ParameterValue {
  /** The first day it rules. */
  from: string;
  value: string;
}

export interface ParameterKind {
  group:
    | 'Muro'
    | 'Mensajes'
    | 'Vacaciones'
    | 'Horarios'
    | 'Fichadas'
    | 'Horas'
    | 'Sueldos'
    | 'Gastos'
    | 'Depósito';
  name: string;
  unit: string;
  /** Where the figure comes from, for whoever has to defend it. */
  source: string;
  decimals: number;
  min: number;
  max: number;
  /** A new organisation starts with these values; none where the figure changes too often for anybody to know it beforehand. */
  initial: readonly ParameterValue[];
  /** It changes every month or so: a run says which of these was not written for its own month. */
  monthly?: true;
  /** A site may have a value of its own. */
  bySite?: true;
  /** Nothing is reckoned with it: a month that is closed may still get its value. */
  toldOnly?: true;
}
