import type { Plugin } from 'vite';

/**
 * What makes a component of an icon's shapes. Lucide's own weighs options that the shop never gives and looks through them at
 * every icon that is drawn; what all icons share stands in the style sheet (`.lucide`) instead of in each of them.
 */
const CREATE = `import { createElement } from 'react';
export default function createLucideIcon({ node, size }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...given }) =>
    createElement(
      'svg',
      { viewBox: '0 0 ' + size + ' ' + size, width: size, height: size, strokeWidth: 2, 'aria-hidden': true, ...given, className: 'lucide ' + (className ?? '') },
      shapes,
    );
}`;

/** Replaces how Lucide draws, in what is built. */
export function leanIcons(): Plugin {
  return {
    name: 'franch:lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs/ },
      handler: () => ({ code: CREATE, map: null }),
    },
  };
}
