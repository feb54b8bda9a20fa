import { LinkTabs } from './LinkTabs';

interface PartTabsProps {
  /** "Partes de la ficha". */
  label: string;
  /** The first one's key is empty: it needs no word in the address. */
  tabs: readonly { key: string; label: string }[];
  current: string | undefined;
}

/** The parts of one record's page, each in the address. */
export function PartTabs({ label, tabs, current }: PartTabsProps) {
  return (
    <LinkTabs
      label={label}
      replace
      tabs={tabs.map(({ key, label: name }) => ({
        to: key ? `?ver=${key}` : '?',
        label: name,
        current: key === current,
      }))}
    />
  );
}
