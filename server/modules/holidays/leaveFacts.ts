import { rangeText } from '@contract/core/rangeText';
import type { DecisionFact } from '../../engine/approvals/requestType';
import { dayText } from '../../engine/time/days';
import { daysText } from './movementText';
import type { previewLeave } from './previewLeave';

type Preview = Awaited<ReturnType<typeof previewLeave>>;

const plain = (label: string, value: string): DecisionFact => ({ label, value, tone: 'plain' });

function balanceFact({ balance, days }: Preview): DecisionFact[] {
  if (!balance) return [];
  const { now, reserved, after } = balance;
  const asked = reserved > 0 ? `, ${daysText(reserved)} en otras solicitudes` : '';
  const value = `${daysText(now)} hoy${asked}; quedarían ${daysText(after)}`;
  return [{ label: 'Saldo', value, tone: after < 0 || days > now ? 'warning' : 'good' }];
}

function awayFact({ away }: Preview): DecisionFact {
  if (away.length === 0) return { label: 'Del área', value: 'Nadie más falta', tone: 'good' };
  const names = away.map(({ name, fromDay, toDay, pending }) => {
    return `${name} (${rangeText(fromDay, toDay)}${pending ? ', pedida' : ''})`;
  });
  return { label: 'También faltan del área', value: names.join(' · '), tone: 'warning' };
}

function coverageFact({ coverage }: Preview): DecisionFact[] {
  if (!coverage) return [];
  const { day, there, staff, minimum } = coverage;
  const least = minimum === null ? '' : `; el mínimo es ${minimum}`;
  return [
    {
      label: 'Dotación',
      value: `El ${dayText(day)} quedarían ${there} de ${staff}${least}`,
      tone: minimum !== null && there < minimum ? 'warning' : 'plain',
    },
  ];
}

/** Beside the request while it waits, so that nobody decides blind. */
export function leaveFacts(preview: Preview, { note }: { note: string }): DecisionFact[] {
  const { holidays, returnDay, notices } = preview;
  return [
    plain('Vuelve', dayText(returnDay)),
    ...balanceFact(preview),
    awayFact(preview),
    ...coverageFact(preview),
    ...(holidays.length > 0
      ? [
          plain(
            'Feriados incluidos',
            holidays.map(({ day, name }) => `${name} (${dayText(day)})`).join(' · '),
          ),
        ]
      : []),
    ...notices
      .filter(({ text }) => !text.includes('quedarían') || !preview.coverage)
      .map(({ tone, text, source }) => ({
        label: tone === 'refusal' ? 'No se puede' : 'A tener en cuenta',
        value: source ? `${text} (${source})` : text,
        tone: tone === 'info' ? ('plain' as const) : ('warning' as const),
      })),
    ...(note ? [plain('Comentario', note)] : []),
  ];
}
