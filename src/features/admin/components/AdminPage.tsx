import type { ReactNode } from 'react';
import { Page } from '@/components/page/Page';
import { AdminTabs } from '@/components/shell/AdminTabs';

interface AdminPageProps {
  title: string;
  purpose?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the administration, with the way to the others. */
export function AdminPage({ children, ...page }: AdminPageProps) {
  return (
    <Page {...page} width="wide">
      <AdminTabs />
      {children}
    </Page>
  );
}
