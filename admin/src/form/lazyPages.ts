import { lazyPage } from '../ui/lazyPage';

export const CreatePage = lazyPage(async () => (await import('./pages')).CreatePage);
export const EditPage = lazyPage(async () => (await import('./pages')).EditPage);
