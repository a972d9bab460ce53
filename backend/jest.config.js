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
 * Parts of a web app, drawn in jsdom. Each app has processes of its own: what one listens to in the window is nothing to the
 * other.
 * @param {string} app
 * @returns {import('jest').Config}
 */
const components = (app) => ({
  ...inNode,
  displayName: app,
  roots: [`${root}/${app}`],
  testMatch: ['**/*.spec.tsx'],
  testPathIgnorePatterns: ['/build/', '/dist/'],
  setupFiles: [...inNode.setupFiles, `${root}/.config/jsdom.mjs`],
});

/**
 * Unit: pure rules beside their source. Admin and public-web: their components. Store: the embedded store. API: the whole
 * product over HTTP.
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
    components('admin'),
    components('public-web'),
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
