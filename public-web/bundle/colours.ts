import type { Plugin } from 'vite';
import { DARK, LIGHT } from '#contract/colours';

const MODULE = 'virtual:colours.css';

/** Each colour once, with both its values: see `styles/tokens.css` for how one of the two is chosen. */
function coloursCss(): string {
  const properties = Object.entries(LIGHT).map(([name, light]) => {
    const property = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return `${property}: var(--light, ${light}) var(--dark, ${DARK[name as keyof typeof LIGHT]});`;
  });
  return `:root {\n  ${properties.join('\n  ')}\n}\n`;
}

/** The colours of the contract as a stylesheet. */
export function colours(): Plugin {
  return {
    name: 'one-step:colours',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? coloursCss() : null),
  };
}
