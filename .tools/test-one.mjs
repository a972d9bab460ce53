import { build } from './build.mjs';
import { runTool } from './run.mjs';

// `npm run test:one -- file`: one test file, by whichever runner it belongs to.
const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Which one? npm run test:one -- backend/test/users.manage.e2e-spec.ts\n');
  process.exit(1);
}
if (file.endsWith('.e2e.ts')) {
  build();
  runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', file, ...options]);
} else {
  // The commands of the terminal are tested as they are built.
  if (file.endsWith('.e2e-spec.ts')) build(['backend']);
  const jest = ['-c', 'backend/jest.config.js', '--runTestsByPath', file, ...options];
  runTool('jest', jest);
}
