import { screen } from '@testing-library/react';
import type { PlanShiftsInput } from '@/services/wms/generated/schedules.gen';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderBlock } from '../../../../tests/support/renderApp';
import { RosterPage } from '../pages/RosterPage';
import { withEdits } from '../roster/rosterEdits';
import { DAYS, rosterOf } from '../roster/testing/rosterSample';

export const roster = rosterOf({ 7: { [DAYS[0]]: [[1, 'published']] }, 8: {} });

export const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'organizacion.obtener': { name: 'X', sites: [], areas: [] },
  'horario.listarSemana': roster,
  'horario.planificar': { planned: 1, refused: [] },
  'vista.listar': { rows: [] },
};

/** A server that keeps what is planned. */
export function keepingServer(more: Parameters<typeof answerByAccion>[0] = {}) {
  let kept = roster;
  return answerByAccion({
    ...answers,
    ...more,
    'horario.listarSemana': () => kept,
    'horario.planificar': (input) => {
      const { cells } = input as unknown as PlanShiftsInput;
      const edits = cells.map(({ seen, shiftIds, ...at }) => ({
        ...at,
        before: seen,
        after: shiftIds,
      }));
      kept = withEdits(kept, edits);
      return { planned: cells.length, refused: [] };
    },
  });
}

export const openRoster = (more = '') =>
  renderBlock(<RosterPage />, {
    path: `/schedules?semana=2026-11-16${more}`,
    roles: { SCHEDULES: { CREATE: true, SHOW: true } },
  });

export const findCell = (name: RegExp) => screen.findByRole('gridcell', { name });
