const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/**
 * In plain Node, where the files of a worker share what they load: Jest's own runner would load the two thousand files of
 * the product, or react-admin, anew for each of them. It has no `jest.mock`.
 * @type {import('jest').Config}
 */
const inNode = {
  rootDir: import.meta.dirname,
  runner: `${root}/.config/jest-runner.mjs`,
  setupFiles: [`${root}/.config/typescript.mjs`],
  setupFilesAfterEnv: [`${root}/.config/node-worker.mjs`],
};

/**
 * Unit: pure rules beside their source. Components: parts of the two web apps, drawn in jsdom. Store: the embedded store.
 * API: the whole product over HTTP.
 */
export default {
  testSequencer: `${root}/.config/test-sequencer.mjs`,
  projects: [
    {
      ...inNode,
      displayName: 'unit',
      roots: ['<rootDir>/src', `${root}/admin`, `${root}/public-web`],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/build/', '/dist/'],
    },
    {
      ...inNode,
      displayName: 'components',
      roots: [`${root}/admin`, `${root}/public-web`],
      testMatch: ['**/*.spec.tsx'],
      testPathIgnorePatterns: ['/build/', '/dist/'],
      setupFiles: [...inNode.setupFiles, `${root}/.config/jsdom.mjs`],
    },
    { ...inNode, displayName: 'store', testMatch: ['<rootDir>/test/database/**/*.spec.ts'] },
    {
      ...inNode,
      displayName: 'api',
      testMatch: ['<rootDir>/test/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      setupFiles: [...inNode.setupFiles, '<rootDir>/test/support/hashing.ts'],
    },
  ],
};
