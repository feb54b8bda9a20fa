import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { LinkTabs } from '@/components/page/LinkTabs';
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
  return (
    <Page
      {...page}
      width="wide"
      filters={
        <LinkTabs
          label="Administración"
          tabs={pages.map(({ path, label }) => ({
            to: path,
            label,
            current: pathname.startsWith(path),
          }))}
        />
      }
    >
      {children}
    </Page>
  );
}
