import { useState } from 'react';
import { ChartTeam } from './ChartTeam';

/** `path` starts open, and ends with whom the chart is about. */
export function ChartTree({ path }: { path: readonly number[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(path));
  const toggle = (id: number) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return <ChartTeam marked={path.at(-1) ?? null} open={open} onToggle={toggle} />;
}
