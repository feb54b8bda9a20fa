import { foldText } from '@/utils/foldText';

export interface EventChoice {
  type: string;
  group: string;
  label: string;
}

interface Narrowing {
  search: string;
  chosen: readonly string[];
}

/** Groups the events that the words find by what they are about; what is chosen and no longer offered stays in sight to be taken out. */
export function eventsByGroup(
  choices: readonly EventChoice[],
  { search, chosen }: Narrowing,
): [group: string, choices: EventChoice[]][] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const known = new Set(choices.map(({ type }) => type));
  const kept = chosen
    .filter((type) => !known.has(type))
    .map((type) => ({ type, group: 'De antes', label: type }));
  const groups = new Map<string, EventChoice[]>();
  for (const choice of [...kept, ...choices]) {
    const text = foldText(`${choice.group} ${choice.label} ${choice.type}`);
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'es'));
}
