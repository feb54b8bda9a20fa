import { effectField } from '@contract/users/effectField';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { usePersonNames } from '@/components/references/usePersonNames';
import type { HistoryRow } from '@/services/wms/generated/users.gen';
import { salaryText } from '@/utils/payTexts';
import { dayText } from '@/utils/personTexts';
import { type HistoryValues, historyText, kindTexts } from './historyModel';
import { useAreaOptions } from './useAreaOptions';

/** Both versions of a change, as people read them. */
export function useHistoryConflict(
  conflict: { mine: HistoryValues; stored: HistoryRow } | null,
): ConflictField[] {
  const areas = useAreaOptions();
  const managerId = conflict?.mine.change.managerId;
  const nameOf = usePersonNames(managerId ? [managerId] : []);
  if (!conflict) return [];
  const { mine, stored } = conflict;
  const { change } = mine;
  const texts: Record<HistoryRow['kind'], string> = {
    position: change.position || '—',
    category: change.category || '—',
    agreement: change.agreement || '—',
    place: areas.find(({ value }) => value === change.areaId)?.label ?? '—',
    manager: change.managerId ? (nameOf(change.managerId) ?? '—') : 'A nadie',
    salary: salaryText(change.salary || null, change.salaryBasis || null),
  };
  return [
    { label: kindTexts[stored.kind], mine: texts[mine.kind], stored: historyText(stored) },
    {
      label: effectField.label,
      mine: dayText(mine.effectiveFrom),
      stored: dayText(stored.effectiveFrom),
    },
  ].filter((field) => field.mine !== field.stored);
}
