import { type ParameterCode, parameterCatalog } from '@contract/admin/parameterCatalog';
import type { ParameterKind } from '@contract/admin/parameters/ParameterKind';
import Big from 'big.js';

interface ParameterInput {
  code: ParameterCode;
  value: string;
}

/** Why a figure cannot be what was typed, by field; empty when it can. */
export function parameterFaults({ code, value }: ParameterInput): Record<string, string> {
  const kind: ParameterKind = parameterCatalog[code];
  const figure = new Big(value);
  const faults: Record<string, string> = {};
  if (figure.lt(kind.min) || figure.gt(kind.max)) {
    faults.value = `Va de ${kind.min} a ${kind.max} ${kind.unit}.`;
  } else if (!figure.round(kind.decimals).eq(figure)) {
    faults.value = kind.decimals === 0 ? 'Es un número entero.' : `Con ${kind.decimals} decimales.`;
  }
  return faults;
}
