import type { Permission } from '@contract/core/permissions';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { adminPaths, definitionsPath, routes as paths } from '@/utils/paths';

const page = (
  path: string,
  flag: Permission,
  load: () => Promise<() => ReactNode>,
): RouteObject => ({
  path,
  lazy: async () => {
    const Content = await load();
    return {
      Component: () => (
        <RequirePermission flag={flag}>
          <Content />
        </RequirePermission>
      ),
    };
  },
});

export const routes: RouteObject[] = [
  {
    path: paths.admin,
    lazy: async () => ({ Component: (await import('./pages/FirstAdminPage')).FirstAdminPage }),
  },
  page(adminPaths.roles, 'ADMIN.roles', async () => (await import('./pages/RolesPage')).RolesPage),
  page(
    `${adminPaths.roles}/compare`,
    'ADMIN.roles',
    async () => (await import('./pages/CompareRolesPage')).CompareRolesPage,
  ),
  page(
    `${adminPaths.roles}/:id`,
    'ADMIN.roles',
    async () => (await import('./pages/RolePage')).RolePage,
  ),
  page(
    adminPaths.sites,
    'ADMIN.settings',
    async () => (await import('./places/SitesPage')).SitesPage,
  ),
  page(`${adminPaths.sites}/:id`, 'ADMIN.settings', async () =>
    needsId((await import('./places/SitePage')).SitePage, ['new']),
  ),
  page(`${adminPaths.areas}/:id`, 'ADMIN.settings', async () =>
    needsId((await import('./places/AreaPage')).AreaPage, ['new']),
  ),
  page(
    definitionsPath,
    'ADMIN.settings',
    async () => (await import('./approvals/DefinitionsPage')).DefinitionsPage,
  ),
  page(`${definitionsPath}/:id`, 'ADMIN.settings', async () =>
    needsId((await import('./approvals/DefinitionPage')).DefinitionPage, ['new']),
  ),
  page(adminPaths.audit, 'ADMIN.audit', async () => (await import('./pages/AuditPage')).AuditPage),
  page(
    `${adminPaths.audit}/:id`,
    'ADMIN.audit',
    async () => (await import('./pages/AuditEntryPage')).AuditEntryPage,
  ),
  page(
    adminPaths.sessions,
    'ADMIN.users',
    async () => (await import('./pages/SessionsPage')).SessionsPage,
  ),
  page(
    adminPaths.parameters,
    'ADMIN.settings',
    async () => (await import('./pages/ParametersPage')).ParametersPage,
  ),
  page(adminPaths.jobs, 'ADMIN.settings', async () => (await import('./pages/JobsPage')).JobsPage),
  page(
    `${adminPaths.jobs}/chores`,
    'ADMIN.settings',
    async () => (await import('./pages/ChoresPage')).ChoresPage,
  ),
  page(
    adminPaths.health,
    'ADMIN.settings',
    async () => (await import('./pages/HealthPage')).HealthPage,
  ),
  page(
    adminPaths.settings,
    'ADMIN.settings',
    async () => (await import('./pages/SettingsPage')).SettingsPage,
  ),
  page(
    adminPaths.backups,
    'ADMIN.whole',
    async () => (await import('./pages/BackupsPage')).BackupsPage,
  ),
  page(
    adminPaths.firstSteps,
    'ADMIN.settings',
    async () => (await import('./first/FirstStepsPage')).FirstStepsPage,
  ),
];
