const only = (name, path, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path, ...extra },
  to,
});

/** Tests stand above all layers: they may use the whole application to try one part of it. */
const tests = '\\.test\\.tsx?$|^src/features/[^/]+/testing/';

/** The import rules of CONTRIBUTING.md. tests/imports plants one violation of each to prove that it bites. */
module.exports = {
  forbidden: [
    only('no-cycles', '', {
      circular: true,
      viaOnly: { pathNot: '^src/app/hooks\\.ts$' },
    }),
    only('no-unresolvable', '', { couldNotResolve: true }),
    only('contract-is-leaf', '^contract/', { path: '^(src|server|tests|scripts)/' }),
    only(
      'contract-only-zod',
      '^contract/',
      { path: 'node_modules', pathNot: 'node_modules/zod/' },
      { pathNot: '\\.test\\.ts$' },
    ),
    only('utils-below-all', '^src/utils/', { path: '^src/', pathNot: '^src/utils/' }),
    only(
      'services-below-components',
      '^src/services/',
      { path: '^src/(components|features|app)/' },
      { pathNot: tests },
    ),
    only('components-below-features', '^src/components/', { path: '^src/(app|features)/' }),
    only('feature-isolation', '^src/features/([^/]+)/', {
      path: '^src/features/',
      pathNot: '^src/features/$1/',
    }),
    only('features-not-app', '^src/features/', {
      path: '^src/app/',
      pathNot: '^src/app/hooks\\.ts$',
    }),
    only('app-through-manifest', '^src/app/', {
      path: '^src/features/',
      pathNot: '^src/features/[^/]+/index\\.ts$',
    }),
    only(
      'generated-seam',
      '^src/',
      { path: '^src/services/wms/generated/' },
      {
        pathNot: `^src/(services|features|components/references)/|${tests}`,
      },
    ),
    only('worker-alone', '^src/worker/', {
      path: '^(src|contract)/',
      pathNot: '^src/(worker|utils)/',
    }),
    only('worker-built-apart', '^src/', { path: '^src/worker/' }, { pathNot: '^src/worker/' }),
    only('server-not-src', '^server/', { path: '^src/' }),
    only('db-below-engine', '^server/db/', { path: '^server/(?!db/)' }, { pathNot: tests }),
    only(
      'engine-knows-no-module',
      '^server/engine/',
      { path: '^server/(?!(db|engine)/)' },
      { pathNot: tests },
    ),
    only(
      'seed-knows-no-module',
      '^server/seed/',
      { path: '^server/(?!(db|engine|seed)/)' },
      { pathNot: tests },
    ),
    only(
      'modules-below-program',
      '^server/modules/',
      { path: '^server/[^/]+\\.ts$' },
      { pathNot: tests },
    ),
    only(
      'module-through-door',
      '^server/modules/([^/]+)/',
      { path: '^server/modules/', pathNot: '^server/modules/($1/|[^/]+/index\\.ts$)' },
      { pathNot: tests },
    ),
    only('program-through-manifest', '^server/[^/]+\\.ts$', {
      path: '^server/modules/',
      pathNot: '^server/modules/[^/]+/index\\.ts$',
    }),
    only('src-not-server', '^src/', { path: '^(server|tests)/' }, { pathNot: tests }),
    only(
      'testing-only-in-tests',
      '^src/',
      { path: '^src/features/[^/]+/testing/' },
      { pathNot: tests },
    ),
    only(
      'vendor-pdf',
      '^src/',
      { path: 'node_modules/pdfjs-dist' },
      { pathNot: '^src/components/pdf/' },
    ),
    only(
      'vendor-crop',
      '^src/',
      { path: 'node_modules/react-easy-crop' },
      { pathNot: '^src/components/photo/' },
    ),
    only(
      'vendor-qr',
      '^src/',
      { path: 'node_modules/qrcode.react' },
      { pathNot: '^src/components/qr/' },
    ),
    only(
      'vendor-maps',
      '^src/',
      { path: 'node_modules/(leaflet|supercluster|@googlemaps)' },
      { pathNot: '^src/(components/map|services/maps)/' },
    ),
    only(
      'vendor-grid',
      '^src/',
      { path: 'node_modules/(ag-grid|@ag-grid)' },
      { pathNot: '^src/components/data-grid/' },
    ),
    only(
      'vendor-persist',
      '^src/',
      { path: 'node_modules/redux-persist' },
      { pathNot: '^src/services/session/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // Packages that answer only to `import` or only to `node` are there all the same.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    exclude: { path: '^(dist|data|coverage)/' },
  },
};
