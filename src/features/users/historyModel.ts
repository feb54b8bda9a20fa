import { day } from '@contract/core/id';
import { historyChange } from '@contract/users/historyChange';
import { personHistoryRecord } from '@contract/users/personHistory';
import type { UnionTie } from '@contract/users/personPay';
import { z } from 'zod';
import type { HistoryRow, SavePersonHistoryApiArg } from '@/services/wms/generated/users.gen';
import { localDay } from '@/utils/localDay';
import { salaryText, tieText } from '@/utils/payTexts';

export const { labels: kindTexts } = personHistoryRecord.fields.kind;

/** The text of what held from that day on, as people read it. */
export function historyText(row: HistoryRow): string {
  switch (row.kind) {
    case 'place':
      return `${row.areaName} · ${row.siteName}`;
    case 'manager':
      return row.managerName ?? 'A nadie';
    case 'salary':
      return salaryText(row.salary, row.salaryBasis);
    case 'union':
      return tieText(row.unionTie);
    default:
      return row[row.kind] ?? '—';
  }
}

export interface HistoryValues {
  kind: HistoryRow['kind'];
  effectiveFrom: string;
  change: {
    position: string;
    category: string;
    agreement: string;
    areaId: number | '';
    managerId: number | null;
    salaryBasis: '' | 'monthly' | 'daily' | 'hourly';
    salary: string;
    unionTie: '' | UnionTie;
  };
}

export const historyValues = (row: HistoryRow | null): HistoryValues => ({
  kind: row?.kind ?? 'position',
  effectiveFrom: row?.effectiveFrom ?? localDay(),
  change: {
    position: row?.position ?? '',
    category: row?.category ?? '',
    agreement: row?.agreement ?? '',
    areaId: row?.areaId ?? '',
    managerId: row?.managerId ?? null,
    salaryBasis: row?.salaryBasis ?? '',
    salary: row?.salary ?? '',
    unionTie: row?.unionTie ?? '',
  },
});

type Change = SavePersonHistoryApiArg['change'];

/** The fields of the form that belong to the kind that was chosen. */
export function toChange({ kind, change }: HistoryValues): Change {
  const orNull = (text: string) => text.trim() || null;
  if (kind === 'place') return { kind, areaId: Number(change.areaId) };
  if (kind === 'manager') return { kind, managerId: change.managerId };
  if (kind === 'salary') {
    return { kind, salaryBasis: change.salaryBasis || 'monthly', salary: change.salary };
  }
  if (kind === 'union') return { kind, unionTie: change.unionTie || 'none' };
  if (kind === 'position') return { kind, position: orNull(change.position) };
  if (kind === 'category') return { kind, category: orNull(change.category) };
  return { kind, agreement: orNull(change.agreement) };
}

/** Checks the chosen kind by the contract, and says it at the form's own field. */
export const historyForm = z.custom<HistoryValues>().superRefine((values, context) => {
  const since = day.safeParse(values.effectiveFrom);
  if (!since.success) {
    const message = values.effectiveFrom ? 'Esa fecha no existe.' : 'Completá este campo.';
    context.addIssue({ code: 'custom', path: ['effectiveFrom'], message });
  }
  if (values.kind === 'salary' && values.change.salaryBasis === '') {
    const path = ['change', 'salaryBasis'];
    context.addIssue({ code: 'custom', path, message: 'Elegí una opción.' });
  }
  if (values.kind === 'union' && values.change.unionTie === '') {
    const path = ['change', 'unionTie'];
    context.addIssue({ code: 'custom', path, message: 'Elegí una opción.' });
  }
  if (values.kind === 'place' && values.change.areaId === '') {
    const path = ['change', 'areaId'];
    return context.addIssue({ code: 'custom', path, message: 'Elegí un área.' });
  }
  for (const { path, message } of historyChange.safeParse(toChange(values)).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: ['change', ...path], message });
  }
});
