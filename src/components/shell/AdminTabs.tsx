import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectMay } from '@/services/session/selectCan';
import { LinkTabs } from '../page/LinkTabs';
import { adminGroups } from './adminPages';

/** The groups of the administration, and under them the pages of the one in sight; nothing for who administers nothing. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const may = useSelector(selectMay);
  const groups = adminGroups
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ flag }) => may(flag)) }))
    .filter(({ pages }) => pages.length > 0);
  const isHere = ({ path }: { path: string }) => pathname.startsWith(path);
  const current = groups.find(({ pages }) => pages.some(isHere));
  if (!current) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, mb: 3 }}>
      {groups.length > 1 ? (
        <LinkTabs
          label="Administración"
          tabs={groups.map(({ label, pages }) => ({
            to: pages[0]?.path ?? '',
            label,
            current: label === current.label,
          }))}
        />
      ) : null}
      <LinkTabs
        label={current.label}
        tabs={current.pages.map((page) => ({
          to: page.path,
          label: page.label,
          current: isHere(page),
        }))}
      />
    </Box>
  );
}
