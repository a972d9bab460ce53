import { startEmbeddedStore } from '../../../src/database/embedded/index.js';

/** Opens a store and holds it until it is killed; says in one line why it could not. */
const [, , folder = ''] = process.argv;
try {
  await startEmbeddedStore({ folder });
  console.log('open');
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : 'failed');
  process.exit(1);
}
