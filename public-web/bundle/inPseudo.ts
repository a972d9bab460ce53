import type { Plugin } from 'vite';

/** Builds the site with pseudo texts for English, for the test that looks for hard-coded texts. */
export const IN_PSEUDO = process.env['CATALOGUE'] === 'pseudo';

/** Replaces the English catalogue by the pseudo catalogue. */
export function inPseudo(): Plugin {
  return {
    name: 'one-step:pseudo-catalogue',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/messages/en/index.ts')) return null;
      if (!code.includes('export default {')) throw new Error(`${id} no longer exports its catalogue as an object.`);
      return [
        `import { pseudoCatalogue, pseudoErrors } from '../../bundle/pseudo.js';`,
        `import { errors } from '../si/forms.js';`,
        code.replace('export default {', 'const english = {'),
        'export default { ...pseudoCatalogue(english), errors: pseudoErrors(errors) };',
      ].join('\n');
    },
  };
}
