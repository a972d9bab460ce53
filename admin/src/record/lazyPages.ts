import { lazyPage } from '../ui/lazyPage';

export const ShowPage = lazyPage(async () => (await import('./ShowPage')).ShowPage);
