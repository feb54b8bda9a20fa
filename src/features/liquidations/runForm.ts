import { counted } from '@contract/core/counted';
import { monthWords } from '@contract/core/rangeText';
import { leavingCauseField } from '@contract/liquidations/leaver';
import { payRunRecord } from '@contract/liquidations/payRun';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';

const { siteId, kind } = payRunRecord.fields;

/** A value typed for another way of raising is not sent. */
const raiseOf = ({ raise, raiseValue }: { raise: string | null; raiseValue: string | null }) =>
  raise === 'record' ? { raiseValue: null } : { raiseValue };

export const runForm = (sites: readonly Choice[]) =>
  recordForm(payRunRecord, {
    check: (held, context) => {
      if (held.kind === 'adjustment' && !held.since) {
        const message = 'Elegí desde qué mes.';
        context.addIssue({ code: 'custom', path: ['since'], message });
      }
      if (held.kind === 'adjustment' && !held.raise) {
        const message = 'Elegí con qué sueldo se comparan.';
        context.addIssue({ code: 'custom', path: ['raise'], message });
      }
      if ((held.raise === 'percent' || held.raise === 'amount') && !held.raiseValue) {
        const message = 'Escribí cuánto aumenta.';
        context.addIssue({ code: 'custom', path: ['raiseValue'], message });
      }
      if (held.kind === 'fortnight' && !held.half) {
        const message = 'Elegí cuál de las dos.';
        context.addIssue({ code: 'custom', path: ['half'], message });
      }
      if (held.kind === 'final' && held.leavers.length === 0) {
        const message = 'Elegí a quiénes liquidarles.';
        context.addIssue({ code: 'custom', path: ['leavers'], message });
      }
    },
    // A tick made before another kind was chosen counts for nothing.
    settle: (input) => ({
      ...input,
      ...(input.kind === 'final' ? {} : { leavers: [] }),
      ...(input.kind === 'adjustment'
        ? raiseOf(input)
        : { since: '' as const, raise: null, raiseValue: null, category: null }),
      ...(input.kind === 'fortnight' ? {} : { half: null }),
      ...(input.kind === 'vacation' ? { exceptIds: [] } : { firstStart: null, lastStart: null }),
      ...(input.kind === 'final' ? { personIds: [], exceptIds: [] } : {}),
    }),
    show: {
      leavers: (held) =>
        counted(held.length, 'persona', 'personas') +
        held.map(({ cause }) => `, ${leavingCauseField.labels[cause]}`).join(''),
      personIds: (held) =>
        held.length === 0 ? 'Todas' : counted(held.length, 'persona', 'personas'),
      exceptIds: (held) =>
        held.length === 0 ? 'Nadie' : counted(held.length, 'persona', 'personas'),
      since: (held) => (held ? monthWords(held) : ''),
      period: (held) => (held ? monthWords(held) : ''),
      siteId: (held) =>
        sites.find(({ value }) => value === Number(held))?.label ?? siteId.none ?? '',
    },
  });

const called = {
  monthly: 'Sueldos',
  sac: 'Aguinaldo',
  fortnight: 'Quincena',
  vacation: 'Vacaciones',
  final: 'Liquidación final',
  adjustment: 'Ajuste retroactivo',
  supplementary: 'Complementaria',
} as const;

/** "Sueldos de octubre de 2026": what a run is called unless somebody says otherwise. */
export function runTitle(kindOf: string, period: string): string {
  const name = kind.values.find((value) => value === kindOf);
  if (!name || !period) return '';
  const month = monthWords(period);
  return `${called[name]} de ${month.charAt(0).toLowerCase()}${month.slice(1)}`;
}
