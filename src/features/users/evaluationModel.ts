import { evaluationRecord } from '@contract/users/evaluation';
import { recordForm } from '@/components/record/recordForm';
import { localDay } from '@/utils/localDay';

const scoreTexts: Record<number, string> = {
  1: 'No cumple',
  2: 'Cumple en parte',
  3: 'Cumple',
  4: 'Supera lo esperado',
  5: 'Sobresaliente',
};

export const scoreText = (score: number) => `${score} · ${scoreTexts[score]}`;

export const scoreOptions = [5, 4, 3, 2, 1].map((score) => ({
  value: String(score),
  label: scoreText(score),
}));

const quarterNames = [
  'Enero a marzo',
  'Abril a junio',
  'Julio a septiembre',
  'Octubre a diciembre',
];

export function quarterText(period: string): string {
  const index = Math.floor((Number(period.slice(5, 7)) - 1) / 3);
  return `${quarterNames[index]} de ${period.slice(0, 4)}`;
}

/** From the quarter of that day to two years before, and the one that is being corrected. */
export function quarterOptions(also?: string, today = localDay()) {
  const last = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  const periods = Array.from({ length: 8 }, (_, index) => {
    const quarter = last - index;
    return `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}-01`;
  });
  if (also && !periods.includes(also)) periods.push(also);
  return periods.map((value) => ({ value, label: quarterText(value) }));
}

export const evaluationForm = recordForm(evaluationRecord, {
  show: {
    period: (held) => (held ? quarterText(held) : '—'),
    score: (held) => (held ? scoreText(Number(held)) : '—'),
  },
});
