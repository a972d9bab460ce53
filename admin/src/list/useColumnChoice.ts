import { useResourceContext, useStore } from 'react-admin';
import type { Column, Layout } from './columns';

const NONE: string[] = [];

/** The columns this administrator leaves out of a resource's lists; kept on this device, and no record is in it. */
export function useHiddenColumns() {
  return useStore<string[]>(`hiddenColumns.${useResourceContext()}`, NONE);
}

export function useChosenColumns(layout: Layout): readonly Column[] {
  const [hidden] = useHiddenColumns();
  return layout.columns.filter(({ source }) => !hidden.includes(source));
}
