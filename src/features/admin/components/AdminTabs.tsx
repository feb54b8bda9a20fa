import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { LinkTabs } from '@/components/page/LinkTabs';
import { selectMay } from '@/services/session/selectCan';
import { adminGroups } from '../adminPages';

/** The groups of the administration, and under them the pages of the one in sight. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const may = useAppSelector(selectMay);
  const groups = adminGroups
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ flag }) => may(flag)) }))
    .filter(({ pages }) => pages.length > 0);
  const isHere = ({ path }: { path: string }) => pathname.startsWith(path);
  const current = groups.find(({ pages }) => pages.some(isHere));
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      {groups.length > 1 ? (
        <LinkTabs
          label="Administración"
          tabs={groups.map(({ label, pages }) => ({
            to: pages[0]?.path ?? '',
            label,
            current: label === current?.label,
          }))}
        />
      ) : null}
      {current ? (
        <LinkTabs
          label={current.label}
          tabs={current.pages.map((page) => ({
            to: page.path,
            label: page.label,
            current: isHere(page),
          }))}
        />
      ) : null}
    </Box>
  );
}
