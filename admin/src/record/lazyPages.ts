import { lazyPage } from '../ui/lazyPage';

export const CreatePage = lazyPage(async () => (await import('../form/pages')).CreatePage);
export const EditPage = lazyPage(async () => (await import('../form/pages')).EditPage);
export const ShowPage = lazyPage(async () => (await import('./ShowPage')).ShowPage);
