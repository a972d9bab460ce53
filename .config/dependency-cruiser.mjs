import { existsSync, readdirSync } from 'node:fs';

/** Every folder of the backend with an index.ts. */
const SOURCES = new URL('../backend/src/', import.meta.url);
const names = readdirSync(SOURCES).filter((name) => existsSync(new URL(`${name}/index.ts`, SOURCES)));
const MODULES = `(${names.join('|')})`;
/** Modules that `common/` may use nothing of: all but the settings. */
const FEATURES = `(${names.filter((name) => name !== 'config').join('|')})`;

/** The folders of the admin app, from the bottom up: each uses its own layer and those below it. */
const ADMIN_LAYERS = [
  ['messages/', 'config/', 'paths.ts'],
  ['providers/'],
  ['hooks/', 'theme/', 'fields/', 'ui/'],
  ['audit/', 'form/', 'list/'],
  ['decisions/'],
  ['record/', 'notes/'],
  ['resources/', 'dashboard/', 'account/', 'search/'],
  ['layout/', 'App.tsx', 'main.tsx'],
].map((parts) => `^admin/src/(${parts.join('|')})`);

const adminLayers = ADMIN_LAYERS.slice(0, -1).map((path, index) => ({
  name: `admin-layer-${index + 1}`,
  comment: 'A folder of the admin app uses none of a layer above it.',
  severity: 'error',
  from: { path, pathNot: '\\.spec\\.tsx?$' },
  to: { path: ADMIN_LAYERS.slice(index + 1) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      from: { path: '^backend/src/contract/' },
      to: { pathNot: '^backend/src/contract/' },
    },
    {
      name: 'only-through-index',
      comment: 'Another module is used through its index.ts, the files of a store through store-files.ts.',
      severity: 'error',
      from: { path: `^backend/src/${MODULES}/` },
      to: {
        path: `^backend/src/${MODULES}/.+`,
        pathNot: [`^backend/src/$1/`, `^backend/src/${MODULES}/(index|store-files)\\.ts$`],
      },
    },
    {
      name: 'common-imports-no-module',
      severity: 'error',
      from: { path: '^backend/src/common/' },
      to: { path: `^backend/src/${FEATURES}/` },
    },
    {
      name: 'embedded-store-only-through-database',
      severity: 'error',
      from: { pathNot: '^backend/src/database/' },
      to: { path: '^backend/src/database/embedded/' },
    },
    {
      name: 'web-apps-use-only-the-contract',
      severity: 'error',
      from: { path: '^(admin|public-web)/' },
      to: { path: '^backend/', pathNot: '^backend/src/contract/' },
    },
    {
      name: 'web-apps-apart',
      severity: 'error',
      // One bench measures both.
      from: { path: '^(admin|public-web)/', pathNot: '/bench/' },
      to: { path: '^(admin|public-web)/', pathNot: '^(?:$1|public-web/shared)/' },
    },
    {
      name: 'shared-by-both-web-apps',
      severity: 'error',
      from: { path: '^public-web/shared/' },
      to: { path: '^(admin|public-web)/', pathNot: '^public-web/shared/' },
    },
    ...adminLayers,
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/|\\+types/|\\.spec\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default', 'node', 'types'],
    },
  },
};
