import { buildIcons } from './icons.ts';

await buildIcons();
