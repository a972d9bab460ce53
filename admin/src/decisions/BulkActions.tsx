import { lazyPage } from '../ui/lazyPage';
import type { BulkButtonsProps } from './BulkButtons';

/** Most lists are read and left: the buttons come with the first record that is selected. */
export const BulkActions = lazyPage<BulkButtonsProps>(async () => (await import('./BulkButtons')).BulkButtons, null);
