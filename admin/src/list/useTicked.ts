import { useListContext, type RaRecord } from 'react-admin';

const NONE: RaRecord[] = [];

/** The ticked records among those on the screen: nothing is done to what is out of sight, on another page for example. */
export function useTicked(): RaRecord[] {
  const { data = NONE, selectedIds } = useListContext<RaRecord>();
  return data.filter(({ id }) => selectedIds.includes(id));
}
