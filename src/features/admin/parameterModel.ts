import { parameterRecord } from '@contract/admin/parameter';
import {
  type ParameterCode,
  parameterCatalog,
  parameterCodes,
} from '@contract/admin/parameterCatalog';
import type { ParameterKind } from '@contract/admin/parameters/ParameterKind';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import type { ParameterList, ParameterValue } from '@/services/wms/generated/admin.gen';
import { formatDate } from '@/utils/formatDate';
import { formatNumber } from '@/utils/numbers';

export interface ParameterRow {
  code: ParameterCode;
  kind: ParameterKind;
  /** The latest first. */
  values: ParameterValue[];
  /** The server's. */
  today: string;
}

/** The figures by group, in the order of the catalogue, each with its values. */
export function groupParameters({ rows, today }: ParameterList): Map<string, ParameterRow[]> {
  const groups = new Map<string, ParameterRow[]>();
  for (const code of parameterCodes) {
    const kind: ParameterKind = parameterCatalog[code];
    const own = rows.filter((value) => value.code === code);
    groups.set(kind.group, [...(groups.get(kind.group) ?? []), { code, kind, values: own, today }]);
  }
  return groups;
}

export const figureText = (kind: ParameterKind, value: string): string =>
  `${formatNumber(value)} ${kind.unit}`;

/** A value of one figure, which says its unit. */
export const parameterForm = (kind: ParameterKind, sites: readonly Choice[]) =>
  recordForm(parameterRecord, {
    show: {
      value: (held) => figureText(kind, held),
      siteId: (held) => sites.find(({ value }) => value === held)?.label ?? everywhere,
    },
  });

const everywhere = parameterRecord.fields.siteId.none ?? '';

/** A figure that sites may have of their own says of which one each value is. */
export const placeText = (kind: ParameterKind, { siteName }: Pick<ParameterValue, 'siteName'>) =>
  kind.bySite ? ` · ${siteName ?? everywhere}` : '';

export const sinceText = ({ validFrom }: Pick<ParameterValue, 'validFrom'>): string =>
  `desde el ${formatDate(validFrom, 'DD/MM/AAA')}`;

/** The state of a value now: "rige hoy", "empieza…", or one that another replaced. */
export function standing(value: ParameterValue, today: string): string {
  if (value.current) return 'Rige hoy';
  return value.validFrom > today ? 'Todavía no empezó' : 'Ya no rige';
}
