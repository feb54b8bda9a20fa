import { LinkTabs } from '@/components/page/LinkTabs';

interface TabLinksProps {
  tabs: readonly { key: string; label: string }[];
  current: string | undefined;
}

/** The parts of one person's page; the first needs no word in the address. */
export function TabLinks({ tabs, current }: TabLinksProps) {
  return (
    <LinkTabs
      label="Partes de la ficha"
      replace
      tabs={tabs.map(({ key, label }) => ({
        to: key ? `?ver=${key}` : '?',
        label,
        current: key === current,
      }))}
    />
  );
}
