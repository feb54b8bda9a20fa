import { foldText } from '@/utils/foldText';
import { moduleLabel } from './programModules';

export interface AccionChoice {
  name: string;
  module: string;
  summary: string;
  changes: boolean;
  roleIds: number[];
}

interface Narrowing {
  roleId: number | null;
  search: string;
  chosen: readonly string[];
}

/** Groups the acciones that the role opens and the words find, by part of the product; what is chosen stays in sight to be taken out. */
export function choicesByModule(
  choices: readonly AccionChoice[],
  { roleId, search, chosen }: Narrowing,
): [label: string, choices: AccionChoice[]][] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, AccionChoice[]>();
  for (const choice of choices) {
    const open = roleId !== null && choice.roleIds.includes(roleId);
    if (!open && !chosen.includes(choice.name)) continue;
    const label = moduleLabel(choice.module);
    const text = foldText(`${label} ${choice.name} ${choice.summary}`);
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(label, [...(groups.get(label) ?? []), choice]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'es'));
}
