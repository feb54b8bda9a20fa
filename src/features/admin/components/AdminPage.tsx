import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/page/Page';
import { selectCan } from '@/services/session/selectCan';
import { adminPages } from '../adminPages';

interface AdminPageProps {
  title: string;
  purpose?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the administration, with the way to the others. */
export function AdminPage({ children, ...page }: AdminPageProps) {
  const { pathname } = useLocation();
  // One string, so that the selector gives the same value while nothing changed.
  const allowed = useAppSelector((state) =>
    adminPages
      .filter(({ flag }) => selectCan(flag)(state))
      .map(({ path }) => path)
      .join(),
  );
  const pages = adminPages.filter(({ path }) => allowed.split(',').includes(path));
  const current = pages.find(({ path }) => pathname.startsWith(path));
  return (
    <Page
      {...page}
      width="wide"
      filters={
        <Tabs
          component="nav"
          aria-label="Administración"
          value={current?.path ?? false}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          {pages.map(({ path, label }) => (
            <Tab key={path} component={Link} to={path} value={path} label={label} role="link" />
          ))}
        </Tabs>
      }
    >
      {children}
    </Page>
  );
}
